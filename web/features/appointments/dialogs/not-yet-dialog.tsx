import type { StepDialogProps } from '#web/features/appointments/entry/appointment-slots';
import { ChatLink } from '#web/features/appointments/entry/chat-link.tsx';
import { MessageDialog } from '#web/ui/dialogs/message-dialog.tsx';

/** A press on the room, which is not built yet: says so, and what to do meanwhile. */
export function NotYetDialog({ appointment, opened, onClose }: StepDialogProps) {
  return (
    <MessageDialog
      opened={opened}
      title="La stanza della seduta non è ancora configurata"
      message="La videochiamata da qui è in arrivo. Intanto accordatevi in chat su come incontrarvi."
      onClose={onClose}
    >
      {appointment && <ChatLink person={appointment.otherSide.token} label="Scrivi in chat" />}
    </MessageDialog>
  );
}
