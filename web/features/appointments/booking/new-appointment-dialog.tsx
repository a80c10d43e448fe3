import { Modal } from '@mantine/core';
import { NewAppointmentForm } from '#web/features/appointments/booking/new-appointment-form.tsx';
import type { NewAppointmentValues } from '#web/features/appointments/booking/new-appointment-values';

interface NewAppointmentDialogProps {
  readonly opened: boolean;
  readonly preset: Partial<NewAppointmentValues>;
  readonly onClose: () => void;
}

/** The form of a new appointment. Closed by mistake, it opens again with what was typed. */
export function NewAppointmentDialog({ opened, preset, onClose }: NewAppointmentDialogProps) {
  return (
    <Modal opened={opened} onClose={onClose} title="Nuovo appuntamento" size="xl" closeOnClickOutside={false}>
      <NewAppointmentForm preset={preset} onDone={onClose} />
    </Modal>
  );
}
