import { Button, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import type { Problem } from '#contracts/kernel/problem';
import { problemText } from '#web/copy/problem-texts';
import { DraftNote } from '#web/forms/draft-note.tsx';
import { ErrorSummary } from '#web/forms/error-summary.tsx';
import type { Draft } from '#web/forms/use-draft';
import { DialogActions } from '#web/ui/dialogs/dialog-actions.tsx';

interface EntryFormProps<Values extends FieldValues, Sent> {
  readonly label: string;
  readonly form: UseFormReturn<Values, unknown, Sent>;
  readonly draft: Draft<Values>;
  /** The fields in their order, with their labels. */
  readonly labels: Readonly<Partial<Record<FieldPath<Values>, string>>>;
  readonly textOf: (field: FieldPath<Values>) => string | undefined;
  /** Why the last attempt failed, unless a field says it. */
  readonly problem: Problem | undefined;
  readonly isSending: boolean;
  readonly onSend: (values: Sent) => Promise<void>;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The frame of the form of one entry, in its dialog. */
export function EntryForm<Values extends FieldValues, Sent>(props: EntryFormProps<Values, Sent>) {
  const { label, form, draft, labels, textOf, problem, isSending, onSend, onClose, children } = props;
  const { isSubmitted, submitCount } = form.formState;
  const fields = Object.entries(labels) as [FieldPath<Values>, string][];
  const problems = fields.flatMap(([name, fieldLabel]) => {
    const text = textOf(name);
    return isSubmitted && text ? [{ name, label: fieldLabel, text }] : [];
  });
  const words = problem && entryProblemText(problem);
  return (
    <form noValidate aria-label={label} onSubmit={form.handleSubmit(onSend)}>
      <Stack>
        <DraftNote draft={draft} lost="Si svuotano i campi." onDiscard={() => form.reset(draft.blank)} />
        <ErrorSummary
          problems={problems}
          onGoTo={(name: FieldPath<Values>) => form.setFocus(name)}
          attempt={problem ?? submitCount}
          title={problems.length > 0 ? undefined : words?.title}
        >
          {words && problems.length === 0 && <Text size="sm">{words.advice}</Text>}
        </ErrorSummary>
        {children}
        <DialogActions>
          <Button variant="default" onClick={onClose}>
            Annulla
          </Button>
          <Button type="submit" loading={isSending}>
            Salva
          </Button>
        </DialogActions>
      </Stack>
    </form>
  );
}

/** A failure of an entry in words; a list that is full and an entry changed elsewhere have words of their own. */
function entryProblemText(problem: Problem) {
  if (problem.code === 'list_full') {
    return { title: 'L’elenco è pieno', advice: 'Togli una voce che non ti serve più, poi aggiungi questa.' };
  }
  if (problem.code !== 'changed_elsewhere') return problemText(problem);
  return {
    title: 'Questa voce è cambiata in un’altra finestra',
    advice: 'Non abbiamo salvato nulla. Chiudi, guarda com’è ora e riprova: quello che hai scritto resta qui.',
  };
}
