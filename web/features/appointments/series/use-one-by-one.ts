import { useRef, useState } from 'react';
import type { Problem } from '#contracts/kernel/problem';
import { problemOf } from '#web/api/call-failed';
import type { BookingFailure } from '#web/features/appointments/form/booking-failures';

/** One task of several: on one appointment of a series. */
export interface Task {
  /** Names this task alone. */
  readonly id: string;
  /** The appointment it is about: `gio 12 marzo 2026, 18:30-19:30`. */
  readonly text: string;
}

/** A task and how it ended; neither done nor failed while it waits. */
export type TaskState<One extends Task> = One & { readonly isDone?: true; readonly failure?: BookingFailure };

export interface OneByOne<One extends Task> {
  /** The tasks with their outcomes so far; empty until they are started. */
  readonly tasks: readonly TaskState<One>[];
  readonly isRunning: boolean;
  /**
   * Carries out what is not done yet, in order, and resolves with the outcome of all; with undefined at once while it is
   * already running.
   */
  readonly start: (tasks: readonly TaskState<One>[]) => Promise<readonly TaskState<One>[] | undefined>;
  /** Forgets the tasks and their outcomes. */
  readonly clear: () => void;
}

interface Manner<One extends Task> {
  /** Carries out one task; throws `CallFailed`, and resolves with false when it was given up. */
  readonly run: (task: One) => Promise<boolean>;
  readonly failureOf: (problem: Problem) => BookingFailure;
  /** Whether the problem concerns this task alone, so that the others go on. */
  readonly isRefusal: (problem: Problem) => boolean;
}

/**
 * Carries out tasks one after the other. A refused one does not stop the others; after any other failure the rest waits
 * for another start.
 */
export function useOneByOne<One extends Task>({ run, failureOf, isRefusal }: Manner<One>): OneByOne<One> {
  const [tasks, setActs] = useState<readonly TaskState<One>[]>([]);
  const [isRunning, setRunning] = useState(false);
  const underWay = useRef(false);

  const start: OneByOne<One>['start'] = async (wanted) => {
    if (underWay.current) return undefined;
    underWay.current = true;
    let all = wanted.map(({ failure: _, ...task }) => task as TaskState<One>);
    const settle = (settled: TaskState<One>) => {
      all = all.map((one) => (one.id === settled.id ? settled : one));
      setActs(all);
    };
    setRunning(true);
    setActs(all);
    for (const task of all.filter(({ isDone }) => !isDone)) {
      try {
        if (await run(task)) settle({ ...task, isDone: true });
      } catch (failure) {
        const problem = problemOf(failure);
        settle({ ...task, failure: failureOf(problem) });
        if (!isRefusal(problem)) break;
      }
    }
    underWay.current = false;
    setRunning(false);
    return all;
  };
  return { tasks, isRunning, start, clear: () => setActs([]) };
}
