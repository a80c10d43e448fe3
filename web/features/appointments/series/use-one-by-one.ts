import { useRef, useState } from 'react';
import type { Problem } from '#contracts/kernel/problem';
import { problemOf } from '#web/api/call-failed';
import type { BookingFailure } from '#web/features/appointments/form/booking-failures';

/** One act of several: on one appointment of a series. */
export interface Act {
  /** Names this act alone. */
  readonly id: string;
  /** The appointment it is about: `gio 12 marzo 2026, 18:30-19:30`. */
  readonly text: string;
}

/** An act and how it ended; neither done nor failed while it waits. */
export type ActState<One extends Act> = One & { readonly isDone?: true; readonly failure?: BookingFailure };

export interface OneByOne<One extends Act> {
  /** The acts with their outcomes so far; empty until they are started. */
  readonly acts: readonly ActState<One>[];
  readonly isRunning: boolean;
  /**
   * Carries out what is not done yet, in order, and resolves with the outcome of all; with undefined at once while it is
   * already running.
   */
  readonly start: (acts: readonly ActState<One>[]) => Promise<readonly ActState<One>[] | undefined>;
  /** Forgets the acts and their outcomes. */
  readonly clear: () => void;
}

interface Manner<One extends Act> {
  /** Carries out one act; throws `CallFailed`, and resolves with false when it was given up. */
  readonly run: (act: One) => Promise<boolean>;
  readonly failureOf: (problem: Problem) => BookingFailure;
  /** Whether the problem concerns this act alone, so that the others go on. */
  readonly isRefusal: (problem: Problem) => boolean;
}

/**
 * Carries out acts one after the other. A refused one does not stop the others; after any other failure the rest waits
 * for another start.
 */
export function useOneByOne<One extends Act>({ run, failureOf, isRefusal }: Manner<One>): OneByOne<One> {
  const [acts, setActs] = useState<readonly ActState<One>[]>([]);
  const [isRunning, setRunning] = useState(false);
  const underWay = useRef(false);

  const start: OneByOne<One>['start'] = async (wanted) => {
    if (underWay.current) return undefined;
    underWay.current = true;
    let all = wanted.map(({ failure: _, ...act }) => act as ActState<One>);
    const settle = (settled: ActState<One>) => {
      all = all.map((one) => (one.id === settled.id ? settled : one));
      setActs(all);
    };
    setRunning(true);
    setActs(all);
    for (const act of all.filter(({ isDone }) => !isDone)) {
      try {
        if (await run(act)) settle({ ...act, isDone: true });
      } catch (failure) {
        const problem = problemOf(failure);
        settle({ ...act, failure: failureOf(problem) });
        if (!isRefusal(problem)) break;
      }
    }
    underWay.current = false;
    setRunning(false);
    return all;
  };
  return { acts, isRunning, start, clear: () => setActs([]) };
}
