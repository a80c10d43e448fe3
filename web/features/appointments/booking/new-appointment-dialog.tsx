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
  const [opening, setOpening] = useState(0);
  if (opened !== wasOpened) {
    setWasOpened(opened);
    if (opened) {
      setWhole(false);
      setOpening(opening + 1);
    }
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
      {/* Another form each time: one that is still fading out belongs to the time pressed before. */}
      <NewAppointmentForm
        key={opening}
        preset={preset}
        isShort={isShort}
        onMore={() => setWhole(true)}
        onDone={onClose}
      />
    </Dialog>
  );
}
