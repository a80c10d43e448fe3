import type { Task, TaskState } from '#web/features/appointments/series/use-one-by-one';

/** The words for what is done to several appointments, one after the other. */
export interface ProgressWords {
  /** While it runs: `Creo gli appuntamenti`. */
  readonly running: string;
  /** For one: `Creato`. */
  readonly one: string;
  /** For several: `Creati`. */
  readonly several: string;
  /** For one that waits: `Non ancora creato`. */
  readonly waiting: string;
  /** For none of one, and none of several. */
  readonly noneOfOne: string;
  readonly none: string;
  /** What stays as it is when some failed. */
  readonly kept: string;
}

export const creating: ProgressWords = {
  running: 'Creo gli appuntamenti',
  one: 'Creato',
  several: 'Creati',
  waiting: 'Non ancora creato',
  noneOfOne: 'L’appuntamento non è stato creato',
  none: 'Nessun appuntamento creato',
  kept: 'Quelli creati restano in calendario.',
};

export const moving: ProgressWords = {
  running: 'Sposto gli appuntamenti',
  one: 'Spostato',
  several: 'Spostati',
  waiting: 'Non ancora spostato',
  noneOfOne: 'L’appuntamento non è stato spostato',
  none: 'Nessun appuntamento spostato',
  kept: 'Quelli spostati restano al nuovo orario.',
};

export const cancelling: ProgressWords = {
  running: 'Annullo gli appuntamenti',
  one: 'Annullato',
  several: 'Annullati',
  waiting: 'Non ancora annullato',
  noneOfOne: 'L’appuntamento non è stato annullato',
  none: 'Nessun appuntamento annullato',
  kept: 'Quelli annullati restano annullati; gli altri restano in programma.',
};

/** `Creati 3 appuntamenti su 5`. */
export function doneCount({ one, several, none, noneOfOne }: ProgressWords, tasks: readonly TaskState<Task>[]): string {
  const done = tasks.filter(({ isDone }) => isDone).length;
  if (done === 0) return tasks.length === 1 ? noneOfOne : none;
  return `${done === 1 ? `${one} 1 appuntamento` : `${several} ${done} appuntamenti`} su ${tasks.length}`;
}
