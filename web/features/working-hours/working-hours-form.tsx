import { Alert, Button, Stack, Text } from '@mantine/core';
import { useRef } from 'react';
import type { Problem } from '#contracts/kernel/problem';
import type { WorkingTimes } from '#contracts/working-hours/working-hours.api';
import { problemText } from '#web/copy/problem-texts';
import { AbsenceLine } from '#web/features/working-hours/absence-line.tsx';
import { type AbsenceProblem, type AbsenceRow, mostAbsences } from '#web/features/working-hours/absence-values';
import { BookedNote } from '#web/features/working-hours/booked-note.tsx';
import { dayNames, type HoursValues } from '#web/features/working-hours/hours-values';
import { RowList } from '#web/features/working-hours/row-list.tsx';
import { useHoursForm } from '#web/features/working-hours/use-hours-form';
import { WeekHours } from '#web/features/working-hours/week-hours.tsx';
import { DraftNote } from '#web/forms/draft-note.tsx';
import { ErrorSummary, type FieldProblem } from '#web/forms/error-summary.tsx';
import { DialogActions } from '#web/ui/dialogs/dialog-actions.tsx';

interface WorkingHoursFormProps {
  readonly times: WorkingTimes;
  readonly onDone: () => void;
}

export function WorkingHoursForm({ times, onDone }: WorkingHoursFormProps) {
  const { draft, hours, absences, wrong, wrongAbsences, attempt, problem, isSaving, newId, ...on } = useHoursForm(
    times,
    onDone,
  );
  const form = useRef<HTMLFormElement>(null);
  const goTo = (name: string) =>
    form.current?.querySelector<HTMLElement>(`select[data-row="${name}"], [data-row="${name}"] input`)?.focus();
  return (
    <form ref={form} noValidate onSubmit={on.save}>
      <Stack>
        <DraftNote draft={draft} lost="Orari e assenze tornano a quelli salvati." onDiscard={on.startAfresh} />
        <ErrorSummary problems={problemsOf(hours, wrong, wrongAbsences)} attempt={attempt} onGoTo={goTo} />
        <Text size="sm">
          Colorano il tuo calendario e ti avvisano quando un appuntamento ne esce. Non lo impediscono, e nessun altro li
          vede.
        </Text>
        <WeekHours key={String(draft.isResumed)} values={hours} wrong={wrong} newId={newId} onChange={on.changeHours} />
        <Absences rows={absences} problems={wrongAbsences} newId={newId} onChange={on.changeAbsences} />
        <BookedNote absences={absences} onFollow={onDone} />
        {problem && <HoursProblem problem={problem} />}
        <DialogActions>
          <Button variant="default" onClick={onDone}>
            Annulla
          </Button>
          <Button type="submit" loading={isSaving}>
            Salva orari
          </Button>
        </DialogActions>
      </Stack>
    </form>
  );
}

/** Why the hours could not be saved, and that another press is safe. */
function HoursProblem({ problem }: { readonly problem: Problem }) {
  const isOvertaken = problem.code === 'changed_elsewhere';
  const { title, advice } = problemText(problem);
  return (
    <Alert color="mattone" role="alert" title={isOvertaken ? 'Il tuo profilo è cambiato nel frattempo' : title}>
      {isOvertaken ? 'Gli orari non sono stati salvati. Premi di nuovo «Salva orari».' : advice}
    </Alert>
  );
}

/** The problems in the order of the form; each name identifies the row and its field. */
function problemsOf(
  hours: HoursValues,
  wrong: readonly string[],
  wrongAbsences: readonly AbsenceProblem[],
): readonly FieldProblem[] {
  const stretches = hours.flatMap((rows, day) =>
    rows
      .filter(({ id }) => wrong.includes(id))
      .map(({ id, from }) => ({
        name: `${id} to`,
        label: `${dayNames[day]}, dalle ${from}`,
        text: 'la fine deve venire dopo l’inizio.',
      })),
  );
  const absences = wrongAbsences.map(({ id, field, text }) => ({
    name: `${id} ${field}`,
    label: field === 'from' ? 'Primo giorno di assenza' : 'Ultimo giorno di assenza',
    text,
  }));
  return [...stretches, ...absences];
}

interface AbsencesProps {
  readonly rows: readonly AbsenceRow[];
  readonly problems: readonly AbsenceProblem[];
  readonly newId: () => string;
  readonly onChange: (rows: readonly AbsenceRow[]) => void;
}

function Absences({ rows, problems, newId, onChange }: AbsencesProps) {
  return (
    <RowList
      legend="giorni di assenza"
      note={
        rows.length === 0 ? 'Ferie, corsi, malattia: nessuna assenza in programma.' : 'Primo e ultimo giorno compresi.'
      }
      rows={rows}
      onChange={onChange}
      withOneMore={(before) => [...before, { id: newId(), from: '', to: '' }]}
      addLabel="Aggiungi un’assenza"
      most={mostAbsences}
      fullText="Venti assenze sono il massimo."
      renderRow={(row, change, remove) => (
        <AbsenceLine
          key={row.id}
          row={row}
          problem={problems.find(({ id }) => id === row.id)}
          onChange={change}
          onRemove={remove}
        />
      )}
    />
  );
}
