import { zodResolver } from '@hookform/resolvers/zod';
import { Checkbox, Textarea } from '@mantine/core';
import { Controller, useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { addWork, changeWork, type OwnWork, workFields } from '#contracts/curriculum/curriculum.api';
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

interface WorkDialogProps {
  readonly opened: boolean;
  /** The work experience to change; undefined for a new one. */
  readonly work: OwnWork | undefined;
  readonly onClose: () => void;
}

/** Adds or changes one work experience; closed without saving, it opens again as it was (MODAL-23, PROF-54). */
export function WorkDialog({ opened, work, onClose }: WorkDialogProps) {
  const title = work ? 'Modifica esperienza lavorativa' : 'Aggiungi esperienza lavorativa';
  return (
    <Dialog opened={opened} onClose={onClose} title={title} closeOnClickOutside={false}>
      <WorkForm label={title} work={work} onClose={onClose} />
    </Dialog>
  );
}

const workValues = z.object({ start: z.string(), end: z.string(), ongoing: z.boolean(), description: z.string() });
type WorkValues = z.output<typeof workValues>;

/** The form's values as the operation judges them, and an end that is not after the start. */
const workSchema = z.pipe(
  z.pipe(
    workValues,
    z.transform(({ start, end, ongoing, description }: WorkValues) => ({
      start,
      description,
      end: ongoing ? null : end,
    })),
  ),
  z
    .object(workFields)
    .check(z.refine(({ start, end }) => end === null || end > start, { path: ['end'], error: 'end_before_start' })),
);

const labels = { start: 'Data di inizio', end: 'Data di fine', description: 'Descrizione' } as const;
const notADay = 'Scrivi una data che esiste, come 01/09/2014.';
const texts = {
  start: {
    invalid: notADay,
    date_to_come: 'Questa data deve ancora venire: aggiungi l’esperienza quando sarà cominciata.',
  },
  end: {
    invalid: notADay,
    end_before_start: 'La fine deve venire dopo l’inizio.',
    end_to_come: 'Questa data deve ancora venire: finché ci lavori, scegli «In corso».',
  },
  ongoing: {},
  description: { invalid: 'Usa al massimo 2000 caratteri.' },
} as const;

/** The refusals that a field says. */
const fieldOf: Readonly<Record<string, 'start' | 'end'>> = {
  date_to_come: 'start',
  end_before_start: 'end',
  end_to_come: 'end',
};

interface WorkFormProps extends Omit<WorkDialogProps, 'opened'> {
  readonly label: string;
}

function WorkForm({ label, work, onClose }: WorkFormProps) {
  const today = useToday();
  const draft = useDraft(workDraft(work?.id), (kept) => kept ?? valuesOf(work));
  const form = useForm<WorkValues, unknown, z.output<typeof workSchema>>({
    resolver: zodResolver(workSchema),
    defaultValues: draft.initial,
    mode: 'onTouched',
    shouldFocusError: false,
  });
  useKeepDraft(form, draft, (values) => values);
  const ongoing = form.watch('ongoing');
  const options = {
    draft,
    onDone: () => {
      notifySuccess('Informazioni salvate con successo');
      onClose();
    },
    onFailed: ({ code }: Problem) => {
      const field = fieldOf[code];
      if (field) form.setError(field, { message: code });
    },
  };
  type Sent = z.output<typeof workSchema>;
  const entry = work?.id ?? '';
  const adding = useSubmit(addWork, { ...options, input: (values: Sent) => values });
  const changing = useSubmit(changeWork, { ...options, input: (values: Sent) => ({ entry, ...values }) });
  const { submit, isSending, failed } = work ? changing : adding;
  const textOf = (field: keyof WorkValues) => {
    const code = form.formState.errors[field]?.message;
    // What was typed but cannot be read is not missing.
    const isWritten = code === 'required' && form.getValues(field) !== '';
    return fieldText(isWritten ? 'invalid' : code, texts[field]);
  };
  return (
    <EntryForm
      {...{ label, form, draft, labels, textOf, isSending, onClose }}
      problem={failed && fieldOf[failed.problem.code] ? undefined : failed?.problem}
      onSend={submit}
    >
      <Controller
        control={form.control}
        name="start"
        render={({ field }) => <DateField {...field} label={labels.start} max={today} error={textOf('start')} />}
      />
      <Checkbox
        label="In corso"
        description="Ci lavori ancora: la data di fine non serve"
        {...form.register('ongoing', {
          onChange: () => {
            if (form.getValues('ongoing')) form.setValue('end', '', { shouldValidate: form.formState.isSubmitted });
          },
        })}
      />
      <Controller
        control={form.control}
        name="end"
        render={({ field }) => (
          <fieldset disabled={ongoing} style={{ border: 0, margin: 0, padding: 0, minWidth: 0 }}>
            <DateField {...field} label={labels.end} max={today} error={ongoing ? undefined : textOf('end')} />
          </fieldset>
        )}
      />
      <Textarea
        label={labels.description}
        description="Dove e con quale ruolo, per esempio «Consultorio di zona, Milano: consulenza ad adulti»"
        autosize
        minRows={3}
        maxRows={8}
        error={textOf('description')}
        {...form.register('description')}
      />
    </EntryForm>
  );
}

function valuesOf(work: OwnWork | undefined): WorkValues {
  const { start = null, end = null, ongoing = false, description = '' } = work ?? {};
  return { start: start ?? '', end: end ?? '', ongoing, description };
}

function workDraft(id: string | undefined): DraftKind<WorkValues> {
  return { name: `work:${id ?? 'new'}`, version: 1, schema: workValues };
}
