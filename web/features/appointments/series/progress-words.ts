import type { Task, TaskState } from '#web/features/appointments/series/task-state';

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
  /** What became of the others, where the dialog that lists them was closed. */
  readonly others: string;
  /** For all of them. A toast names nobody: which series it was is said by its first day. */
  readonly all: (tasks: readonly Task[]) => string;
  /** How all of it is taken back, where that is possible. */
  readonly wayBack?: string;
}

export const creating: ProgressWords = {
  running: 'Creo gli appuntamenti',
  one: 'Creato',
  several: 'Creati',
  waiting: 'Non ancora creato',
  noneOfOne: 'L’appuntamento non è stato creato',
  none: 'Nessun appuntamento creato',
  kept: 'Quelli creati restano in calendario.',
  others: 'Gli altri non sono stati creati: guarda il calendario prima di riprovare.',
  all: (tasks) =>
    tasks.length === 1
      ? `Appuntamento creato: ${firstOf(tasks)}`
      : `Creati ${tasks.length} appuntamenti, ogni settimana. Il primo: ${firstOf(tasks)}`,
};

export const moving: ProgressWords = {
  running: 'Sposto gli appuntamenti',
  one: 'Spostato',
  several: 'Spostati',
  waiting: 'Non ancora spostato',
  noneOfOne: 'L’appuntamento non è stato spostato',
  none: 'Nessun appuntamento spostato',
  kept: 'Quelli spostati restano al nuovo orario.',
  others: 'Gli altri non risultano spostati: guarda il calendario prima di riprovare.',
  all: (tasks) => `Spostati ${tasks.length} appuntamenti della serie. Il primo: ${firstOf(tasks)}`,
  wayBack: 'Per tornare indietro sposta di nuovo «Questo e i successivi».',
};

export const cancelling: ProgressWords = {
  running: 'Annullo gli appuntamenti',
  one: 'Annullato',
  several: 'Annullati',
  waiting: 'Non ancora annullato',
  noneOfOne: 'L’appuntamento non è stato annullato',
  none: 'Nessun appuntamento annullato',
  kept: 'Quelli annullati restano annullati.',
  others: 'Gli altri non risultano annullati: guarda il calendario prima di riprovare.',
  all: (tasks) => `Annullati ${tasks.length} appuntamenti della serie. Il primo: ${firstOf(tasks)}`,
};

/** The earliest of them, whichever was done first. */
function firstOf(tasks: readonly Task[]): string {
  const [first] = tasks.toSorted((one, other) => one.date.localeCompare(other.date));
  return first?.text ?? '';
}

/** `Creati 3 appuntamenti su 5`. */
export function doneCount({ one, several, none, noneOfOne }: ProgressWords, tasks: readonly TaskState<Task>[]): string {
  const done = tasks.filter(({ isDone }) => isDone).length;
  if (done === 0) return tasks.length === 1 ? noneOfOne : none;
  return `${done === 1 ? `${one} 1 appuntamento` : `${several} ${done} appuntamenti`} su ${tasks.length}`;
}

/** What is left to do about them, told after the dialog was closed. */
export function adviceAfterwards({ others }: ProgressWords, tasks: readonly TaskState<Task>[]): string {
  const unnotified = tasks.some(({ lacksNotice }) => lacksNotice)
    ? 'L’avviso in chat non è partito: scrivi tu al paziente.'
    : '';
  const rest = tasks.every(({ isDone }) => isDone) ? '' : others;
  return [unnotified, rest].filter(Boolean).join(' ');
}
