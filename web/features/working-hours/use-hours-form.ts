import { type FormEvent, useId, useRef, useState } from 'react';
import type { Problem } from '#contracts/kernel/problem';
import { ownWorkingHours, saveWorkingHours, type WorkingTimes } from '#contracts/working-hours/working-hours.api';
import { cacheWrite } from '#web/api/query-cache';
import {
  type AbsenceProblem,
  type AbsenceRow,
  absenceProblems,
  absencesOf,
} from '#web/features/working-hours/absence-values';
import { type HoursValues, valuesOf, weekOf, wrongRows } from '#web/features/working-hours/hours-values';
import { useSubmit } from '#web/forms/use-submit';
import { notifySuccess } from '#web/ui/messages/notify';
import { useToday } from '#web/ui/use-today';

interface HoursForm {
  readonly hours: HoursValues;
  readonly absences: readonly AbsenceRow[];
  /** The stretches to be told of, by id: once saving was tried, those that are wrong still. */
  readonly wrong: readonly string[];
  /** The days off to be told of, likewise. */
  readonly wrongAbsences: readonly AbsenceProblem[];
  /** How often saving was tried. */
  readonly attempt: number;
  readonly problem: Problem | undefined;
  readonly isSaving: boolean;
  readonly newId: () => string;
  readonly changeHours: (values: HoursValues) => void;
  readonly changeAbsences: (rows: readonly AbsenceRow[]) => void;
  readonly save: (event: FormEvent) => void;
}

/** One opening of the form. */
export function useHoursForm(times: WorkingTimes, onDone: () => void): HoursForm {
  const own = useId();
  const last = useRef(0);
  const newId = () => `${own}${++last.current}`;
  const today = useToday();
  const [hours, changeHours] = useState(() => valuesOf(times.week, newId));
  const [absences, changeAbsences] = useState<readonly AbsenceRow[]>(() =>
    times.absences.map((absence) => ({ ...absence, id: newId() })),
  );
  const [attempt, setAttempt] = useState(0);
  const { submit, isSending, failed } = useSubmit(saveWorkingHours, {
    input: (times: WorkingTimes) => times,
    writes: (_, saved) => [cacheWrite(ownWorkingHours, () => saved)],
    onDone: () => {
      onDone();
      notifySuccess('Orari di lavoro salvati');
    },
  });
  const wrongNow = wrongRows(hours);
  const wrongAbsencesNow = absenceProblems(absences, today);

  const save = (event: FormEvent) => {
    event.preventDefault();
    setAttempt(attempt + 1);
    if (wrongNow.length === 0 && wrongAbsencesNow.length === 0)
      void submit({ week: weekOf(hours), absences: absencesOf(absences) });
  };
  return {
    hours,
    absences,
    wrong: attempt > 0 ? wrongNow : [],
    wrongAbsences: attempt > 0 ? wrongAbsencesNow : [],
    attempt,
    problem: failed?.problem,
    isSaving: isSending,
    newId,
    changeHours,
    changeAbsences,
    save,
  };
}
