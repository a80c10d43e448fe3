import { type FormEvent, useId, useRef, useState } from 'react';
import type { Problem } from '#contracts/kernel/problem';
import { ownWorkingHours, saveWorkingHours, type WorkingTimes } from '#contracts/working-hours/working-hours.api';
import { problemOf } from '#web/api/call-failed';
import { useCommand } from '#web/api/use-command';
import { useRefresh } from '#web/api/use-refresh';
import {
  type AbsenceProblem,
  type AbsenceRow,
  absenceProblems,
  absencesOf,
} from '#web/features/working-hours/absence-values';
import { type HoursValues, valuesOf, weekOf, wrongRows } from '#web/features/working-hours/hours-values';
import { notifySuccess } from '#web/ui/messages/notify';
import { useToday } from '#web/ui/use-now';

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
  const [problem, setProblem] = useState<Problem>();
  const { run, isRunning } = useCommand(saveWorkingHours);
  const refresh = useRefresh();
  const wrongNow = wrongRows(hours);
  const wrongAbsencesNow = absenceProblems(absences, today);

  const keep = async () => {
    setProblem(undefined);
    try {
      if (!(await run({ week: weekOf(hours), absences: absencesOf(absences) }))) return;
      await refresh(ownWorkingHours);
      onDone();
      notifySuccess('Orari di lavoro salvati');
    } catch (failure) {
      setProblem(problemOf(failure));
    }
  };
  const save = (event: FormEvent) => {
    event.preventDefault();
    setAttempt(attempt + 1);
    if (wrongNow.length === 0 && wrongAbsencesNow.length === 0) void keep();
  };
  return {
    hours,
    absences,
    wrong: attempt > 0 ? wrongNow : [],
    wrongAbsences: attempt > 0 ? wrongAbsencesNow : [],
    attempt,
    problem,
    isSaving: isRunning,
    newId,
    changeHours,
    changeAbsences,
    save,
  };
}
