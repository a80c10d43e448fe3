import type { StepDialogProps } from '#web/features/appointments/entry/appointment-slots';
import { MoveForm } from '#web/features/appointments/moving/move-form.tsx';
import type { NewTime } from '#web/features/appointments/moving/move-values';
import { Dialog } from '#web/ui/dialogs/dialog.tsx';

interface MoveDialogProps extends StepDialogProps {
  /** The new time, if it is already known; otherwise the form starts from the current one. */
  readonly to: NewTime | undefined;
  /** Runs after the move, when the entry that opened the dialog is gone. */
  readonly onMoved?: (() => void) | undefined;
}

/** The dialog that moves or edits an appointment, for the therapist who created it. */
export function MoveDialog({ appointment, to, opened, onClose, onMoved = stay }: MoveDialogProps) {
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title="Sposta o modifica l’appuntamento"
      size={to ? 'lg' : 'xl'}
      closeOnClickOutside={false}
    >
      {appointment && <MoveForm {...{ appointment, to, onClose, onMoved }} />}
    </Dialog>
  );
}

const stay = () => undefined;
