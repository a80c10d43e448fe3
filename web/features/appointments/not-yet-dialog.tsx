import { ChatLink } from '#web/features/appointments/chat-link.tsx';
import type { StepDialogProps } from '#web/features/appointments/step-dialogs';
import { MessageDialog } from '#web/ui/message-dialog.tsx';

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
