import { Alert, Button, Stack, Text } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useEmailChange } from '#web/features/patient-profile/information/use-email-change';
import { EmailField } from '#web/fields/email-field.tsx';
import { PasswordField } from '#web/fields/password/password-field.tsx';
import { Dialog } from '#web/ui/dialogs/dialog.tsx';
import { DialogActions } from '#web/ui/dialogs/dialog-actions.tsx';
import { OutsideForm } from '#web/ui/dialogs/outside-form.tsx';

interface EmailDialogProps {
  /** The address the profile shows. */
  readonly shown: string;
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** Changes the e-mail the patient signs in with, once the password is right (PATIENT-19, PATIENT-35). */
export function EmailDialog({ shown, opened, onClose }: EmailDialogProps) {
  return (
    <OutsideForm>
      <Dialog opened={opened} onClose={onClose} title="Cambia email">
        {opened && <EmailForm shown={shown} onClose={onClose} />}
      </Dialog>
    </OutsideForm>
  );
}

function EmailForm({ shown, onClose }: Omit<EmailDialogProps, 'opened'>) {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const { change, isRunning, errors, alert, forget } = useEmailChange(shown, onClose);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void change({ email, password });
  };
  return (
    <form noValidate aria-label="Cambia email" onSubmit={submit}>
      <Stack>
        <Text>
          Ora accedi con <strong style={{ overflowWrap: 'anywhere' }}>{shown}</strong>. Con la nuova email accederai e
          riceverai i messaggi; la password resta quella di ora.
        </Text>
        <EmailField
          label="Nuova email"
          autoComplete="email"
          data-autofocus
          value={email}
          onChange={(event) => {
            setEmail(event.currentTarget.value);
            forget('email');
          }}
          error={errors.email}
        />
        <PasswordField
          label="Password di ora"
          autoComplete="current-password"
          value={password}
          onChange={(event) => {
            setPassword(event.currentTarget.value);
            forget('password');
          }}
          error={errors.password}
        />
        <Text size="sm" c="dimmed">
          Se accedi solo con Google o Facebook, scegli prima una password con «Richiedi modifica password».
        </Text>
        {alert && (
          <Alert role="alert" color="mattone" title={alert.title}>
            {alert.advice}
          </Alert>
        )}
        <DialogActions>
          <Button variant="default" onClick={onClose}>
            Annulla
          </Button>
          <Button type="submit" loading={isRunning}>
            Cambia email
          </Button>
        </DialogActions>
      </Stack>
    </form>
  );
}
