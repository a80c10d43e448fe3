import { Alert, Button, Stack, Text } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import type { Operation, OperationInput, OperationOutput } from '#contracts/kernel/operation';
import type { Problem } from '#contracts/kernel/problem';
import { passwordProblem } from '#web/copy/password-problem';
import { type ProblemText, problemText } from '#web/copy/problem-texts';
import { PasswordField } from '#web/fields/password/password-field.tsx';
import { useSubmit } from '#web/forms/use-submit';
import { Dialog } from '#web/ui/dialogs/dialog.tsx';
import { DialogActions } from '#web/ui/dialogs/dialog-actions.tsx';
import { OutsideForm } from '#web/ui/dialogs/outside-form.tsx';

interface PasswordDialogProps<Op extends Operation> {
  readonly opened: boolean;
  readonly title: string;
  /** Why the password is asked for. */
  readonly reason: string;
  readonly confirmLabel: string;
  /** A command that changes nothing and refuses a wrong password. */
  readonly operation: Op;
  readonly input: (password: string) => OperationInput<Op>;
  /** The words for a problem that is not the password's; the usual ones unless given. */
  readonly words?: (problem: Problem) => ProblemText;
  readonly onDone: (output: OperationOutput<Op>) => void;
  readonly onClose: () => void;
}

/** Asks for the account's password before something is handed out that whoever finds the page open must not have. */
export function PasswordDialog<Op extends Operation>({ opened, ...asked }: PasswordDialogProps<Op>) {
  return (
    <OutsideForm>
      <Dialog opened={opened} onClose={asked.onClose} title={asked.title}>
        {opened && <PasswordForm {...asked} />}
      </Dialog>
    </OutsideForm>
  );
}

function PasswordForm<Op extends Operation>(asked: Omit<PasswordDialogProps<Op>, 'opened'>) {
  const [password, setPassword] = useState('');
  const [isEmpty, setEmpty] = useState(false);
  const { submit, isSending, failed, clearFailure } = useSubmit(asked.operation, {
    input: asked.input,
    isRepeatable: true,
    onDone: asked.onDone,
  });
  const problem = failed?.problem;
  const atField = isEmpty ? 'il campo è obbligatorio' : problem && passwordProblem(problem);
  // Nothing has changed, whether or not the answer was lost on its way.
  const { words = problemText } = asked;
  const other = problem && !atField && words({ ...problem, outcomeUnknown: false });
  const send = (event: FormEvent) => {
    event.preventDefault();
    setEmpty(password === '');
    if (password !== '') void submit(password);
  };
  return (
    <form noValidate aria-label={asked.title} onSubmit={send}>
      <Stack>
        <Text>{asked.reason}</Text>
        <PasswordField
          label="Password"
          autoComplete="current-password"
          data-autofocus
          value={password}
          onChange={(event) => {
            setPassword(event.currentTarget.value);
            setEmpty(false);
            if (problem) clearFailure();
          }}
          error={atField}
        />
        {other && (
          <Alert role="alert" color="mattone" title={other.title}>
            {other.advice}
          </Alert>
        )}
        <DialogActions>
          <Button variant="default" onClick={asked.onClose}>
            Annulla
          </Button>
          <Button type="submit" loading={isSending}>
            {asked.confirmLabel}
          </Button>
        </DialogActions>
      </Stack>
    </form>
  );
}
