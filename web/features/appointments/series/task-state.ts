import type { CivilDate } from '#contracts/kernel/civil-date';
import type { BookingFailure } from '#web/features/appointments/form/booking-failures';

/** One task of several: on one appointment of a series. */
export interface Task {
  /** Names this task alone. */
  readonly id: string;
  /** The appointment it is about: `gio 12 marzo 2026, 18:30-19:30`. */
  readonly text: string;
  /** Its day, after the task: the tasks of a series are not always done in order of time. */
  readonly date: CivilDate;
}

/** How a task ended. */
export interface Outcome {
  readonly isDone?: true;
  /** It is done, and the patient's card is not in the chat. */
  readonly lacksNotice?: true;
  readonly failure?: BookingFailure;
  /** Its answer was lost: it may be done. */
  readonly isUnknown?: true;
  /** Its appointment may be in the calendar no more: another press has nothing to do for it. */
  readonly isLost?: true;
}

/** A task and how it ended; without any outcome while it waits. */
export type TaskState<One extends Task> = One & Outcome;

/** Whether another press has something to do for it: the task itself, or its card. */
export function isToBeDone({ isDone, lacksNotice, isLost }: TaskState<Task>): boolean {
  return !isLost && (!isDone || lacksNotice === true);
}

/** The tasks after one of them ended. The card of one tells of all, so that none lacks its notice once one has it. */
export function afterTask<One extends Task>(
  tasks: readonly TaskState<One>[],
  id: string,
  outcome: Outcome,
): readonly TaskState<One>[] {
  const isNotified = outcome.isDone === true && !outcome.lacksNotice;
  return tasks.map((task) => {
    const { lacksNotice: _, ...rest } = task;
    const kept = isNotified ? (rest as TaskState<One>) : task;
    return task.id === id ? { ...kept, ...outcome } : kept;
  });
}
