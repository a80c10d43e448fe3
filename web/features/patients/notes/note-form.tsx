import { Alert, Button, Group, Radio, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { longestText } from '#contracts/patients/patients.api';
import { ChangedElsewhere } from '#web/features/patients/changed-elsewhere.tsx';
import { isUntouched, noteTemplates, type TemplateName } from '#web/features/patients/notes/note-templates';
import { type NoteSetup, useNoteForm } from '#web/features/patients/notes/use-note-form';
import { recordProblem } from '#web/features/patients/record-problem';
import { fieldText } from '#web/fields/field-texts';
import { DraftNote } from '#web/forms/draft-note.tsx';
import { ErrorSummary } from '#web/forms/error-summary.tsx';
import { LeaveGuard } from '#web/forms/leave-guard.tsx';
import { DialogActions } from '#web/ui/dialogs/dialog-actions.tsx';

const labels = { title: 'Titolo', text: 'Testo' } as const;
const tooLong = {
  title: { invalid: 'Usa al massimo 200 caratteri.' },
  text: { invalid: `Usa al massimo ${longestText.toLocaleString('it-IT')} caratteri.` },
};

interface NoteFormProps extends NoteSetup {
  readonly onClose: () => void;
}

/** The note while it is written, in its dialog; closed without saving it opens again as it was (CARD-30, CARD-33). */
export function NoteForm({ onClose, ...setup }: NoteFormProps) {
  const { form, draft, meanwhile, submit, isSending, problem, discard, ...note } = useNoteForm(setup);
  const { errors, isSubmitted, submitCount, isDirty } = form.formState;
  const [first] = useState<keyof typeof labels>(draft.isResumed || draft.initial.title !== '' ? 'text' : 'title');
  const { setFocus } = form;
  // A note that is read first is edited in a dialog that is open already.
  useEffect(() => setFocus(first), [setFocus, first]);
  const textOf = (name: keyof typeof labels) => fieldText(errors[name]?.message, tooLong[name]);
  const problems = (['title', 'text'] as const).flatMap((name) => {
    const text = textOf(name);
    return isSubmitted && text ? [{ name, label: labels[name], text }] : [];
  });
  const settle: typeof note.settle = (...texts) => {
    // The fields are there anew before one of them gets the focus.
    flushSync(() => note.settle(...texts));
    form.setFocus('text');
  };
  const failure = problem && failureWords(problem.code);
  const words = failure ?? (problem && recordProblem(problem));
  return (
    <form noValidate aria-label="Nota" onSubmit={form.handleSubmit(submit)}>
      <Stack>
        <DraftNote draft={draft} lost="Torna il testo di prima." onDiscard={discard} />
        <ErrorSummary
          problems={problems}
          onGoTo={(name) => form.setFocus(name)}
          attempt={problem ?? submitCount}
          title={problems.length > 0 ? undefined : words?.title}
        >
          {words && problems.length === 0 && <Text size="sm">{words.advice}</Text>}
        </ErrorSummary>
        <TextInput
          label={labels.title}
          autoComplete="off"
          data-autofocus={first === 'title' || undefined}
          error={textOf('title')}
          {...form.register('title')}
        />
        {!setup.note && (
          <TemplateChoice onChoose={(text) => form.setValue('text', text)} textNow={() => form.getValues('text')} />
        )}
        <Textarea
          label={labels.text}
          autosize
          minRows={6}
          maxRows={20}
          data-autofocus={first === 'text' || undefined}
          error={textOf('text')}
          {...form.register('text')}
        />
        {meanwhile?.kind === 'changed' && (
          <ChangedElsewhere
            title="Nel frattempo questa nota è cambiata in un’altra finestra"
            stands={`${meanwhile.note.title}\n\n${meanwhile.note.text}`}
            onKeepMine={() => settle(form.getValues(), meanwhile.note)}
            onTakeOther={() => settle({ title: meanwhile.note.title, text: meanwhile.note.text }, meanwhile.note)}
            onJoin={() => {
              const { title, text } = form.getValues();
              settle({ title, text: `${meanwhile.note.text}\n\n${text}` }, meanwhile.note);
            }}
          />
        )}
        {meanwhile?.kind === 'gone' && (
          <Alert role="alert" color="ocra" title="Questa nota è stata cancellata in un’altra finestra">
            Quello che hai scritto è ancora qui: se salvi, diventa una nota nuova.
          </Alert>
        )}
        <DialogActions>
          <Button variant="default" onClick={onClose}>
            Chiudi
          </Button>
          <Button type="submit" loading={isSending}>
            {meanwhile?.kind === 'gone' ? 'Salva come nota nuova' : 'Salva informazioni'}
          </Button>
        </DialogActions>
      </Stack>
      <LeaveGuard
        isNeeded={() => isDirty}
        title="Lasciare la scheda senza salvare?"
        leaveLabel="Sì, lascia"
        stayLabel="No, resta qui"
      >
        La nota non è ancora salvata. La bozza resta in questa finestra e la ritrovi quando torni.
      </LeaveGuard>
    </form>
  );
}

interface TemplateChoiceProps {
  readonly onChoose: (text: string) => void;
  readonly textNow: () => string;
}

/** The pattern a new note begins with; what is typed already is never replaced. */
function TemplateChoice({ onChoose, textNow }: TemplateChoiceProps) {
  const choose = (name: TemplateName) => {
    const { text } = noteTemplates.find(({ value }) => value === name) ?? noteTemplates[0];
    const present = textNow();
    onChoose(isUntouched(present) ? text : `${present.trimEnd()}\n\n${text}`.trimEnd());
  };
  return (
    <Radio.Group label="Modello (facoltativo)" onChange={(name) => choose(name as TemplateName)} defaultValue="libera">
      <Group gap="lg" mt="xs">
        {noteTemplates.map(({ value, label }) => (
          <Radio key={value} value={value} label={label} />
        ))}
      </Group>
    </Radio.Group>
  );
}

function failureWords(code: string) {
  if (code !== 'list_full') return undefined;
  return {
    title: 'Non c’è posto per altre note',
    advice: 'Cancella qualche nota che non ti serve più, poi salva questa.',
  };
}
