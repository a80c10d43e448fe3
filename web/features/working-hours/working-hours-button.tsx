import { Button } from '@mantine/core';
import { IconClock } from '@tabler/icons-react';
import { useState } from 'react';
import { useSignedInUser } from '#web/session/session-context';
import { useLazyModule } from '#web/ui/use-lazy-module';

const loadDialog = () => import('#web/features/working-hours/working-hours-dialog.tsx');

/** Opens the working hours, for therapists; the dialog is loaded on the first press. */
export function WorkingHoursButton() {
  const { userType } = useSignedInUser();
  const { module, load } = useLazyModule(loadDialog);
  const [opened, setOpened] = useState(false);
  if (userType !== 'professional') return null;
  return (
    <>
      <Button
        variant="default"
        size="compact-md"
        leftSection={<IconClock aria-hidden size={18} />}
        onClick={() => load(() => setOpened(true))}
      >
        Orari di lavoro
      </Button>
      {module && <module.WorkingHoursDialog opened={opened} onClose={() => setOpened(false)} />}
    </>
  );
}
