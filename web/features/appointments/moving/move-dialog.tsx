import type { StepDialogProps } from '#web/features/appointments/entry/appointment-slots';
import { MoveForm } from '#web/features/appointments/moving/move-form.tsx';
import type { NewTime } from '#web/features/appointments/moving/move-values';
import { Dialog } from '#web/ui/dialogs/dialog.tsx';

interface MoveDialogProps extends StepDialogProps {
  /** Where to, when that is known already; otherwise the form starts from where the appointment is. */
  readonly to: NewTime | undefined;
  /** The entry it was opened from is gone by then. */
  readonly onMoved?: (() => void) | undefined;
}

/** The dialog that moves or edits an appointment, for the therapist who created it (APPT-44 to 48). */
export function MoveDialog({ appointment, to, opened, onClose, onMoved = stay }: MoveDialogProps) {
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title="Sposta o modifica l’appuntamento"
      size="xl"
      closeOnClickOutside={false}
    >
      {appointment && <MoveForm {...{ appointment, to, onClose, onMoved }} />}
    </Dialog>
  );
}

const stay = () => undefined;
