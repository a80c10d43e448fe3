import { Button, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { isEmailAddress } from '#contracts/kernel/email-address';
import { RecoverySentDialog } from '#web/features/login/recovery-sent-dialog.tsx';
import { useRecovery } from '#web/features/login/use-recovery';
import { EmailField } from '#web/fields/email-field.tsx';
import { Dialog } from '#web/ui/dialogs/dialog.tsx';
import { DialogActions } from '#web/ui/dialogs/dialog-actions.tsx';
import { type Refusal, useRefusal } from '#web/ui/messages/use-refusal';

interface RecoveryDialogProps {
  readonly opened: boolean;
  /** The e-mail already typed in the login form. */
  readonly email: string;
  readonly onClose: () => void;
}

/** Asks for the link that sets a new password; once it is sent, says what comes next. */
export function RecoveryDialog({ opened, email, onClose }: RecoveryDialogProps) {
  const recovery = useRecovery();
  return (
    <>
      <Dialog opened={opened && !recovery.sentTo} onClose={onClose} title="Password dimenticata?">
        <RecoveryForm email={email} isRunning={recovery.isRunning} onSubmit={recovery.send} onCancel={onClose} />
      </Dialog>
      <RecoverySentDialog
        opened={opened && recovery.sentTo !== undefined}
        sentAt={recovery.sentAt}
        isRunning={recovery.isRunning}
        onResend={() => void recovery.send(recovery.sentTo ?? '')}
        onClose={() => {
          recovery.forget();
          onClose();
        }}
      />
    </>
  );
}

interface RecoveryFormProps {
  readonly email: string;
  readonly isRunning: boolean;
  readonly onSubmit: (email: string, field: Refusal) => Promise<void>;
  readonly onCancel: () => void;
}

function RecoveryForm({ email: initialEmail, isRunning, onSubmit, onCancel }: RecoveryFormProps) {
  const [email, setEmail] = useState(initialEmail);
  const [isMalformed, setMalformed] = useState(false);
  const refusal = useRefusal(email);

  const clear = () => {
    setMalformed(false);
    refusal.takeBack();
  };
  const submit = async (form: HTMLFormElement) => {
    // Not from the state: a password manager may fill in the field without an event.
    const address = String(new FormData(form).get('email')).trim();
    setEmail(address);
    const isWrong = address !== '' && !isEmailAddress(address);
    setMalformed(isWrong);
    if (!isWrong) await onSubmit(address, refusal);
  };

  return (
    <form
      noValidate
      aria-label="Recupero della password"
      onSubmit={(event) => {
        event.preventDefault();
        void submit(event.currentTarget);
      }}
    >
      <Stack>
        <Text>Scrivi l’email del tuo account: ti mandiamo un link per scegliere una nuova password.</Text>
        <EmailField
          name="email"
          data-autofocus
          value={email}
          onChange={(event) => setEmail(event.currentTarget.value)}
          onFocus={clear}
          // A press on the button left the focus here.
          onClick={clear}
          error={isMalformed && malformed}
          {...refusal.field}
        />
        <DialogActions>
          <Button variant="default" onClick={onCancel}>
            Annulla
          </Button>
          <Button type="submit" loading={isRunning}>
            RECUPERA PASSWORD
          </Button>
        </DialogActions>
      </Stack>
    </form>
  );
}

const malformed = (
  <>
    <span lang="en">Invalid email address.</span>{' '}
    <span>Controlla di averla scritta per intero, come nome@esempio.it.</span>
  </>
);
