import { Alert, Button, Stack, Text } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { listAppointments } from '#contracts/appointments/appointments.api';
import type { Problem } from '#contracts/kernel/problem';
import type { WorkingTimes } from '#contracts/working-hours/working-hours.api';
import { useQuery } from '#web/api/use-query';
import { problemText } from '#web/copy/problem-texts';
import { AbsenceLine } from '#web/features/working-hours/absence-line.tsx';
import {
  type AbsenceProblem,
  type AbsenceRow,
  absencesOf,
  mostAbsences,
} from '#web/features/working-hours/absence-values';
import { BookedNote, bookedTitle } from '#web/features/working-hours/booked-note.tsx';
import { bookedOnDaysOff } from '#web/features/working-hours/booked-on-days-off';
import { dayNames, type HoursValues } from '#web/features/working-hours/hours-values';
import { RowList } from '#web/features/working-hours/row-list.tsx';
import { useHoursForm } from '#web/features/working-hours/use-hours-form';
import { WeekHours } from '#web/features/working-hours/week-hours.tsx';
import { DraftNote } from '#web/forms/draft-note.tsx';
import { ErrorSummary, type FieldProblem } from '#web/forms/error-summary.tsx';
import { DialogActions } from '#web/ui/dialogs/dialog-actions.tsx';
import { useNow } from '#web/ui/use-now';

interface WorkingHoursFormProps {
  readonly times: WorkingTimes;
  readonly onDone: () => void;
}

export function WorkingHoursForm({ times, onDone }: WorkingHoursFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const note = useRef<HTMLDivElement>(null);
  const [isJustSaved, setJustSaved] = useState(false);
  const { data } = useQuery(listAppointments, {});
  const now = useNow();
  const bookedOn = (rows: readonly AbsenceRow[]) => bookedOnDaysOff(rows, data?.appointments ?? [], now);
  // What is booked on the days that were saved is to be seen before the dialog is gone.
  const onSaved = (saved: readonly AbsenceRow[]) => {
    if (bookedOn(saved).length === 0) onDone();
    else setJustSaved(true);
  };
  const { draft, hours, absences, wrong, wrongAbsences, attempt, problem, isSaving, newId, ...on } = useHoursForm(
    times,
    onSaved,
  );
  const booked = bookedOn(absences);
  const isSaved = JSON.stringify(absencesOf(absences)) === JSON.stringify(times.absences);
  useEffect(() => {
    if (!isJustSaved || !isSaved) return;
    setJustSaved(false);
    note.current?.focus();
  }, [isJustSaved, isSaved]);
  const bookedNote = booked.length > 0 && <BookedNote ref={note} booked={booked} onFollow={onDone} />;
  const goTo = (name: string) =>
    form.current?.querySelector<HTMLElement>(`select[data-row="${name}"], [data-row="${name}"] input`)?.focus();
  return (
    <form ref={form} noValidate onSubmit={on.save}>
      <Stack>
        <output className="visually-hidden">{booked.length > 0 && bookedTitle(booked.length)}</output>
        {isSaved && bookedNote}
        <DraftNote draft={draft} lost="Orari e assenze tornano a quelli salvati." onDiscard={on.startAfresh} />
        <ErrorSummary problems={problemsOf(hours, wrong, wrongAbsences)} attempt={attempt} onGoTo={goTo} />
        <Text size="sm">
          Colorano il tuo calendario e ti avvisano quando un appuntamento ne esce. Non lo impediscono, e nessun altro li
          vede.
        </Text>
        <WeekHours key={String(draft.isResumed)} values={hours} wrong={wrong} newId={newId} onChange={on.changeHours} />
        <Absences rows={absences} problems={wrongAbsences} newId={newId} onChange={on.changeAbsences} />
        {!isSaved && bookedNote}
        {problem && <HoursProblem problem={problem} />}
        <DialogActions>
          <Button variant="default" onClick={onDone}>
            {isSaved && booked.length > 0 ? 'Chiudi' : 'Annulla'}
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
