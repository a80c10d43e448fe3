import { Button } from '@mantine/core';
import { IconCalendarShare } from '@tabler/icons-react';
import { useState } from 'react';
import { useLazyModule } from '#web/ui/use-lazy-module';

const loadDialog = () => import('#web/features/calendar-export/subscription-dialog.tsx');

/** Opens the subscription to the user's calendar; the dialog is loaded on the first press. */
export function SubscriptionButton() {
  const { module, load } = useLazyModule(loadDialog);
  const [opened, setOpened] = useState(false);
  return (
    <>
      <Button
        variant="default"
        size="compact-md"
        leftSection={<IconCalendarShare aria-hidden size={18} />}
        onClick={() => load(() => setOpened(true))}
      >
        Collega il tuo calendario
      </Button>
      {module && <module.SubscriptionDialog opened={opened} onClose={() => setOpened(false)} />}
    </>
  );
}
