import { Alert, Button, Stack, Text } from '@mantine/core';
import { type ChangeEvent, type FormEvent, useState } from 'react';
import type { TypedEmail } from '#web/features/patient-profile/information/email-problems';
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
      <Dialog opened={opened} onClose={onClose} title="Cambia email" closeOnClickOutside={false}>
        {opened && <EmailForm shown={shown} onClose={onClose} />}
      </Dialog>
    </OutsideForm>
  );
}

function EmailForm({ shown, onClose }: Omit<EmailDialogProps, 'opened'>) {
  const [typed, setTyped] = useState<TypedEmail>({ email: '', again: '', password: '' });
  const { change, isRunning, errors, alert, judge, rejudge } = useEmailChange(shown, onClose);
  const fieldOf = (name: keyof TypedEmail) => ({
    value: typed[name],
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      const next = { ...typed, [name]: event.currentTarget.value };
      setTyped(next);
      rejudge(name, next);
    },
    error: errors[name],
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void change(typed);
  };
  return (
    <form noValidate aria-label="Cambia email" onSubmit={submit}>
      <Stack>
        <Text>
          <span>Ora accedi con</span> <Address>{shown}</Address>
          <span>. La password resta quella di ora.</span>
        </Text>
        <EmailField
          label="Nuova email"
          autoComplete="email"
          data-autofocus
          {...fieldOf('email')}
          onBlur={() => judge('email', typed)}
        />
        <EmailField
          label="Conferma email"
          autoComplete="email"
          {...fieldOf('again')}
          onBlur={() => judge('again', typed)}
        />
        <PasswordField label="Password di ora" autoComplete="current-password" {...fieldOf('password')} />
        <Text size="sm" c="dimmed">
          Se accedi solo con Google o Facebook, scegli prima una password con «Richiedi modifica password».
        </Text>
        <Text>
          <span>Da quando premi «Cambia email» accedi, recuperi la password e ricevi i messaggi con</span>{' '}
          {typed.email.trim() === '' ? <span>la nuova email</span> : <Address>{typed.email.trim()}</Address>}
          <span>, e non più con quella di ora: controlla che sia giusta.</span>
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

function Address({ children }: { readonly children: string }) {
  return <strong style={{ overflowWrap: 'anywhere' }}>{children}</strong>;
}
