import { useState } from 'react';
import { NewAppointmentForm } from '#web/features/appointments/booking/new-appointment-form.tsx';
import type { NewAppointmentValues } from '#web/features/appointments/booking/new-appointment-values';
import { Dialog } from '#web/ui/dialogs/dialog.tsx';

interface NewAppointmentDialogProps {
  readonly opened: boolean;
  readonly preset: Partial<NewAppointmentValues>;
  readonly onClose: () => void;
}

/**
 * The form of a new appointment; where its time is known, it asks for the patient alone until more is wanted. Closed by
 * mistake, it opens again with what was typed.
 */
export function NewAppointmentDialog({ opened, preset, onClose }: NewAppointmentDialogProps) {
  const [wasOpened, setWasOpened] = useState(opened);
  const [isWhole, setWhole] = useState(false);
  if (opened !== wasOpened) {
    setWasOpened(opened);
    if (opened) setWhole(false);
  }
  const isShort = !!preset.time && !isWhole;
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title="Nuovo appuntamento"
      size={isShort ? 'md' : 'xl'}
      closeOnClickOutside={false}
    >
      <NewAppointmentForm preset={preset} isShort={isShort} onMore={() => setWhole(true)} onDone={onClose} />
    </Dialog>
  );
}
