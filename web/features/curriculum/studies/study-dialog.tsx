import { zodResolver } from '@hookform/resolvers/zod';
import { TextInput } from '@mantine/core';
import { Controller, useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { addStudy, changeStudy, type OwnStudy, studyFields } from '#contracts/curriculum/curriculum.api';
import { civilDateFrom } from '#contracts/kernel/civil-date';
import type { Problem } from '#contracts/kernel/problem';
import { EntryForm } from '#web/features/curriculum/entries/entry-form.tsx';
import { DateField } from '#web/fields/date/date-field.tsx';
import { fieldText } from '#web/fields/field-texts';
import type { DraftKind } from '#web/forms/draft-store';
import { useDraft, useKeepDraft } from '#web/forms/use-draft';
import { useSubmit } from '#web/forms/use-submit';
import { Dialog } from '#web/ui/dialogs/dialog.tsx';
import { notifySuccess } from '#web/ui/messages/notify';
import { useToday } from '#web/ui/use-today';

interface StudyDialogProps {
  readonly opened: boolean;
  /** The study to change; undefined for a new one. */
  readonly study: OwnStudy | undefined;
  readonly onClose: () => void;
}

/** Adds or changes one study; closed without saving, it opens again as it was (MODAL-27, PROF-54). */
export function StudyDialog({ opened, study, onClose }: StudyDialogProps) {
  const title = study ? 'Modifica titolo di studio' : 'Aggiungi titolo di studio';
  return (
    <Dialog opened={opened} onClose={onClose} title={title} closeOnClickOutside={false}>
      <StudyForm label={title} study={study} onClose={onClose} />
    </Dialog>
  );
}

const studySchema = z.object(studyFields);
type StudyValues = z.input<typeof studySchema>;

const labels = { date: 'Data', title: 'Titolo', institute: 'Istituto' } as const;
const texts = {
  date: {
    invalid: 'Scrivi l’anno, come 2015, o una data che esiste.',
    date_to_come: 'Questa data deve ancora venire: aggiungi il titolo quando l’avrai ottenuto.',
  },
  title: { invalid: 'Usa al massimo 200 caratteri.' },
  institute: { invalid: 'Usa al massimo 200 caratteri.' },
} as const;

interface StudyFormProps extends Omit<StudyDialogProps, 'opened'> {
  readonly label: string;
}

function StudyForm({ label, study, onClose }: StudyFormProps) {
  const today = useToday();
  const draft = useDraft(studyDraft(study?.id), (kept) => kept ?? valuesOf(study));
  const form = useForm<StudyValues>({
    resolver: zodResolver(studySchema),
    defaultValues: draft.initial,
    mode: 'onTouched',
    shouldFocusError: false,
  });
  useKeepDraft(form, draft, (values) => values);
  const options = {
    draft,
    onDone: () => {
      notifySuccess('Informazioni salvate con successo');
      onClose();
    },
    onFailed: ({ code }: Problem) => {
      if (code === 'date_to_come') form.setError('date', { message: code });
    },
  };
  const adding = useSubmit(addStudy, { ...options, input: (values: StudyValues) => values });
  const entry = study?.id ?? '';
  const changing = useSubmit(changeStudy, { ...options, input: (values: StudyValues) => ({ entry, ...values }) });
  const { submit, isSending, failed } = study ? changing : adding;
  const textOf = (field: keyof StudyValues) => fieldText(form.formState.errors[field]?.message, texts[field]);
  return (
    <EntryForm
      {...{ label, form, draft, labels, textOf, isSending, onClose }}
      problem={failed?.problem.code === 'date_to_come' ? undefined : failed?.problem}
      onSend={submit}
    >
      <Controller
        control={form.control}
        name="date"
        render={({ field }) => (
          <DateField
            {...field}
            label={labels.date}
            description="Basta l’anno: è quello che leggono i pazienti"
            max={today}
            error={textOf('date')}
          />
        )}
      />
      <TextInput
        label={labels.title}
        description="Per esempio «Laurea magistrale in Psicologia clinica»"
        autoComplete="off"
        error={textOf('title')}
        {...form.register('title')}
      />
      <TextInput
        label={labels.institute}
        autoComplete="off"
        error={textOf('institute')}
        {...form.register('institute')}
      />
    </EntryForm>
  );
}

function valuesOf(study: OwnStudy | undefined): StudyValues {
  const date = study?.date ?? '';
  return { date: civilDateFrom(date) ?? date, title: study?.title ?? '', institute: study?.institute ?? '' };
}

function studyDraft(id: string | undefined): DraftKind<StudyValues> {
  const schema = z.object({ date: z.string(), title: z.string(), institute: z.string() });
  return { name: `study:${id ?? 'new'}`, version: 1, schema };
}
