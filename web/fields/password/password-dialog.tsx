import { Alert, Button, Stack, Text } from '@mantine/core';
import { type FormEvent, type ReactNode, useState } from 'react';
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
  readonly size?: 'md' | 'lg';
  /** Why the password is asked for. */
  readonly children: ReactNode;
  readonly confirmLabel: string;
  readonly dismissLabel?: string;
  /** Something is lost: the focus begins on the button that loses nothing. */
  readonly isLoss?: boolean;
  /** A command that refuses a wrong password. */
  readonly operation: Op;
  readonly input: (password: string) => OperationInput<Op>;
  /** The words for a problem that is not the password's; the usual ones unless given. */
  readonly words?: (problem: Problem) => ProblemText;
  /** Called for such a problem, where the dialog does not say it itself. */
  readonly onFailed?: (problem: Problem) => void;
  readonly onDone: (output: OperationOutput<Op>) => void;
  readonly onClose: () => void;
}

/** Asks for the account's password before something that whoever finds the page open must not have or do. */
export function PasswordDialog<Op extends Operation>({ opened, size = 'md', ...asked }: PasswordDialogProps<Op>) {
  return (
    <OutsideForm>
      <Dialog
        shape={asked.isLoss ? 'note' : 'sheet'}
        opened={opened}
        size={size}
        title={asked.title}
        closeOnClickOutside={false}
        onClose={asked.onClose}
      >
        {opened && <PasswordForm {...asked} />}
      </Dialog>
    </OutsideForm>
  );
}

function PasswordForm<Op extends Operation>(asked: Omit<PasswordDialogProps<Op>, 'opened' | 'size'>) {
  const [password, setPassword] = useState('');
  const [isEmpty, setEmpty] = useState(false);
  const { words = problemText, isLoss = false, onFailed } = asked;
  const { submit, isSending, failed, clearFailure } = useSubmit(asked.operation, {
    input: asked.input,
    isRepeatable: true,
    onDone: asked.onDone,
    onFailed: (problem) => passwordProblem(problem) === undefined && onFailed?.(problem),
  });
  const problem = failed?.problem;
  const atField = isEmpty ? 'il campo è obbligatorio' : problem && passwordProblem(problem);
  // Nothing has changed, whether or not the answer was lost on its way.
  const other = problem && !atField && !onFailed && words({ ...problem, outcomeUnknown: false });
  const send = (event: FormEvent) => {
    event.preventDefault();
    setEmpty(password === '');
    if (password !== '') void submit(password);
  };
  return (
    <form noValidate aria-label={asked.title} onSubmit={send}>
      <Stack>
        {asked.children}
        <PasswordField
          label="Password"
          autoComplete="current-password"
          data-autofocus={!isLoss || undefined}
          value={password}
          onChange={(event) => {
            setPassword(event.currentTarget.value);
            setEmpty(false);
            if (problem) clearFailure();
          }}
          error={atField}
        />
        <Text size="sm" c="dimmed">
          Se accedi solo con Google o Facebook, scegli prima una password con «Cambia password», nel menu del tuo
          account.
        </Text>
        {other && (
          <Alert role="alert" color="mattone" title={other.title}>
            {other.advice}
          </Alert>
        )}
        <DialogActions isLoss={isLoss}>
          <Button variant="default" data-autofocus={isLoss || undefined} onClick={asked.onClose}>
            {asked.dismissLabel ?? 'Annulla'}
          </Button>
          <Button type="submit" {...(isLoss && { color: 'mattone' })} loading={isSending}>
            {asked.confirmLabel}
          </Button>
        </DialogActions>
      </Stack>
    </form>
  );
}
