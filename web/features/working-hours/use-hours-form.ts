import { type FormEvent, useId, useRef, useState } from 'react';
import type { Problem } from '#contracts/kernel/problem';
import { ownWorkingHours, saveWorkingHours, type WorkingWeek } from '#contracts/working-hours/working-hours.api';
import { problemOf } from '#web/api/call-failed';
import { useCommand } from '#web/api/use-command';
import { useRefresh } from '#web/api/use-refresh';
import { type HoursRow, type HoursValues, valuesOf, weekOf, wrongRows } from '#web/features/working-hours/hours-values';
import { notifySuccess } from '#web/ui/notify';

interface HoursForm {
  readonly values: HoursValues;
  /** The stretches to be told of, by id: once saving was tried, those that are wrong still. */
  readonly wrong: readonly string[];
  /** How often saving was tried. */
  readonly attempt: number;
  readonly problem: Problem | undefined;
  readonly isSaving: boolean;
  readonly newId: () => string;
  readonly change: (values: HoursValues) => void;
  readonly changeDay: (day: number, rows: readonly HoursRow[]) => void;
  readonly save: (event: FormEvent) => void;
}

/** One opening of the form. */
export function useHoursForm(week: WorkingWeek | null, onDone: () => void): HoursForm {
  const own = useId();
  const last = useRef(0);
  const newId = () => `${own}${++last.current}`;
  const [values, change] = useState(() => valuesOf(week, newId));
  const [attempt, setAttempt] = useState(0);
  const [problem, setProblem] = useState<Problem>();
  const { run, isRunning } = useCommand(saveWorkingHours);
  const refresh = useRefresh();
  const wrong = attempt > 0 ? wrongRows(values) : [];

  const keep = async () => {
    setProblem(undefined);
    try {
      if (!(await run({ week: weekOf(values) }))) return;
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
    if (wrongRows(values).length === 0) void keep();
  };
  const changeDay = (day: number, rows: readonly HoursRow[]) =>
    change(values.map((one, index) => (index === day ? rows : one)));
  return { values, wrong, attempt, problem, isSaving: isRunning, newId, change, changeDay, save };
}
