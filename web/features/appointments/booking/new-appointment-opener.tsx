import { type ReactNode, useState } from 'react';
import type { NewAppointmentValues } from '#web/features/appointments/booking/new-appointment-values';
import { useSignedInUser } from '#web/session/session-context';
import { lazyDialog } from '#web/ui/dialogs/lazy-dialog.tsx';

const NewAppointmentDialog = lazyDialog(
  async () => (await import('#web/features/appointments/booking/new-appointment-dialog.tsx')).NewAppointmentDialog,
);

interface NewAppointmentOpenerProps {
  /** What is already known of the appointment. */
  readonly preset: Partial<NewAppointmentValues>;
  readonly children: (open: () => void) => ReactNode;
}

/** The dialog of a new appointment with the control that opens it; for therapists only. */
export function NewAppointmentOpener({ preset, children }: NewAppointmentOpenerProps) {
  const { userType } = useSignedInUser();
  const [opened, setOpened] = useState(false);
  if (userType !== 'professional') return null;
  return (
    <>
      {children(() => setOpened(true))}
      <NewAppointmentDialog opened={opened} preset={preset} onClose={() => setOpened(false)} />
    </>
  );
}
