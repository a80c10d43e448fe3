import { useEffect, useRef, useState } from 'react';
import type { Operation } from '#contracts/kernel/operation';
import type { Problem } from '#contracts/kernel/problem';
import { problemOf } from '#web/api/call-failed';
import type { BookingFailure } from '#web/features/appointments/form/booking-failures';
import { adviceAfterwards, doneCount, type ProgressWords } from '#web/features/appointments/series/progress-words';
import {
  afterTask,
  isToBeDone,
  type Outcome,
  type Task,
  type TaskState,
} from '#web/features/appointments/series/task-state';
import { notifyFailure, notifySuccess } from '#web/ui/messages/notify';

export interface OneByOne<One extends Task> {
  /** The tasks with their outcomes so far; empty until they are started. */
  readonly tasks: readonly TaskState<One>[];
  readonly isRunning: boolean;
  /** Carries out the tasks in order, and says how they ended; does nothing while it is already running. */
  readonly start: (tasks: readonly One[]) => void;
  /** Carries out what is not done yet. */
  readonly retry: () => void;
  /** Forgets the tasks and their outcomes. */
  readonly clear: () => void;
}

interface Manner<One extends Task> {
  /** The operation that a failure is told of. */
  readonly operation: Operation;
  readonly words: ProgressWords;
  /** Carries out one task; throws `CallFailed`, and resolves with false when it was given up. */
  readonly run: (task: One) => Promise<boolean>;
  readonly failureOf: (problem: Problem) => BookingFailure;
  /** Whether the problem concerns this task alone, so that the others go on. */
  readonly isRefusal: (problem: Problem) => boolean;
  /** Whether the problem says that somebody has done the task already. */
  readonly isDoneAlready?: (problem: Problem) => boolean;
  /** Whether the problem says that the appointment is lost; the others are left as they are. */
  readonly isLoss?: (problem: Problem) => boolean;
  /** Whether the dialog that shows the progress is open. */
  readonly isOpen?: boolean;
  /** Called when something was done, whether the dialog is still open or not. */
  readonly onDone?: () => void;
  /** Called when all is done and the dialog is still open. */
  readonly onComplete: () => void;
}

/**
 * Carries out tasks one after the other. A refused one does not stop the others; after any other failure the rest waits
 * for another start, and after a loss it is left alone. At the end it says what was done: always when that is all,
 * otherwise only when the dialog that shows it is closed.
 */
export function useOneByOne<One extends Task>(manner: Manner<One>): OneByOne<One> {
  const [tasks, setTasks] = useState<readonly TaskState<One>[]>([]);
  const [isRunning, setRunning] = useState(false);
  const underWay = useRef(false);
  const isOpen = useIsOpen(manner.isOpen ?? true);

  const carryOut = async (wanted: readonly TaskState<One>[]) => {
    if (underWay.current) return;
    underWay.current = true;
    let all: readonly TaskState<One>[] = wanted.map(unfailed);
    setRunning(true);
    setTasks(all);
    for (const { id } of wanted) {
      const task = all.find((one) => one.id === id);
      if (!task || !isToBeDone(task)) continue;
      try {
        if (!(await manner.run(task))) continue;
        all = afterTask(all, id, { isDone: true });
      } catch (caught) {
        const problem = problemOf(caught);
        all = afterTask(all, id, outcomeOf(problem));
        if (!goesOnAfter(problem)) break;
      } finally {
        setTasks(all);
      }
    }
    underWay.current = false;
    setRunning(false);
    tell(all);
  };

  const outcomeOf = (problem: Problem): Outcome => {
    if (problem.code === 'patient_not_notified') return { isDone: true, lacksNotice: true };
    if (manner.isDoneAlready?.(problem)) return { isDone: true };
    const failure = manner.failureOf(problem);
    if (manner.isLoss?.(problem)) return { failure, isLost: true };
    return { failure, ...(problem.outcomeUnknown && { isUnknown: true }) };
  };
  const goesOnAfter = (problem: Problem) =>
    problem.code === 'patient_not_notified' || manner.isDoneAlready?.(problem) || manner.isRefusal(problem);

  const tell = (all: readonly TaskState<One>[]) => {
    const { words, operation, onDone, onComplete } = manner;
    if (all.some(({ isDone }) => isDone)) onDone?.();
    const lost = all.find(({ isLost }) => isLost);
    if (lost?.failure) {
      if (isOpen.current) return;
      setTasks([]);
      notifyFailure(operation, { title: lost.failure.title, advice: `${lost.text}. ${lost.failure.advice}` });
    } else if (!all.some(isToBeDone)) {
      notifySuccess(words.all(all), words.wayBack === undefined ? {} : { advice: words.wayBack });
      setTasks([]);
      if (isOpen.current) onComplete();
    } else if (!isOpen.current) {
      setTasks([]);
      notifyFailure(operation, { title: doneCount(words, all), advice: adviceAfterwards(words, all) });
    }
  };
  return {
    tasks,
    isRunning,
    start: (wanted) => void carryOut(wanted),
    retry: () => void carryOut(tasks),
    clear: () => setTasks([]),
  };
}

/** A task as another start finds it: nothing has failed yet. */
function unfailed<One extends Task>({ failure: _, isUnknown: __, ...task }: TaskState<One>) {
  return task as TaskState<One>;
}

/** Whether the dialog is still there, and open, when something ends. */
function useIsOpen(opened: boolean) {
  const isOpen = useRef(opened);
  useEffect(() => {
    isOpen.current = opened;
    return () => {
      isOpen.current = false;
    };
  }, [opened]);
  return isOpen;
}
