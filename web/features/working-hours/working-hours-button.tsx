import { Button } from '@mantine/core';
import { IconClock } from '@tabler/icons-react';
import { useState } from 'react';
import { useSignedInUser } from '#web/session/session-context';
import { useFetchedPart } from '#web/ui/use-lazy-module';

const loadDialog = () => import('#web/features/working-hours/working-hours-dialog.tsx');

/** Opens the working hours, for therapists; the dialog is fetched with the press. */
export function WorkingHoursButton() {
  const { userType } = useSignedInUser();
  const { part, fetchPart } = useFetchedPart(loadDialog);
  const [opened, setOpened] = useState(false);
  if (userType !== 'professional') return null;
  return (
    <>
      <Button
        variant="default"
        size="compact-md"
        leftSection={<IconClock aria-hidden size={18} />}
        onClick={() => fetchPart(() => setOpened(true))}
      >
        Orari di lavoro
      </Button>
      {part && <part.WorkingHoursDialog opened={opened} onClose={() => setOpened(false)} />}
    </>
  );
}
