import { Button } from '@mantine/core';
import { RequestForm } from '#web/features/information-request/request-form.tsx';
import { type RequestKind, requestWords } from '#web/features/information-request/request-words';
import type { UserType } from '#web/session/session-context';
import { Dialog } from '#web/ui/dialogs/dialog.tsx';

interface InformationRequestDialogProps {
  readonly opened: boolean;
  readonly kind: RequestKind;
  /** The user type that the surrounding screen is for. */
  readonly userType: UserType;
  readonly onClose: () => void;
}

/** A question to the team in a dialog. Closed without sending, it opens again as it was. */
export function InformationRequestDialog({ opened, kind, userType, onClose }: InformationRequestDialogProps) {
  return (
    <Dialog opened={opened} onClose={onClose} title={requestWords[kind].title} size="lg">
      <RequestForm
        kind={kind}
        userType={userType}
        onSent={onClose}
        otherAction={
          <Button variant="default" onClick={onClose}>
            Annulla
          </Button>
        }
      />
    </Dialog>
  );
}
