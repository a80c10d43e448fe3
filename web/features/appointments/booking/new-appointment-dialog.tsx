import { NewAppointmentForm } from '#web/features/appointments/booking/new-appointment-form.tsx';
import type { NewAppointmentValues } from '#web/features/appointments/booking/new-appointment-values';
import { Dialog } from '#web/ui/dialogs/dialog.tsx';

interface NewAppointmentDialogProps {
  readonly opened: boolean;
  readonly preset: Partial<NewAppointmentValues>;
  readonly onClose: () => void;
}

/** The form of a new appointment. Closed by mistake, it opens again with what was typed. */
export function NewAppointmentDialog({ opened, preset, onClose }: NewAppointmentDialogProps) {
  return (
    <Dialog opened={opened} onClose={onClose} title="Nuovo appuntamento" size="xl" closeOnClickOutside={false}>
      <NewAppointmentForm preset={preset} onDone={onClose} />
    </Dialog>
  );
}
