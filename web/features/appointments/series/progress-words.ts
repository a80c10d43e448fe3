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
  /** After ‘non sappiamo se’, of one whose answer was lost: `è stato creato`. */
  readonly perhaps: string;
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
  perhaps: 'è stato creato',
  kept: 'Quelli creati restano in calendario.',
  others: 'Gli altri non risultano creati: guarda il calendario prima di riprovare.',
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
  perhaps: 'è stato spostato',
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
  perhaps: 'è stato annullato',
  kept: 'Quelli annullati restano annullati.',
  others: 'Gli altri non risultano annullati: guarda il calendario prima di riprovare.',
  all: (tasks) => `Annullati ${tasks.length} appuntamenti della serie. Il primo: ${firstOf(tasks)}`,
};

/** The earliest of them, whichever was done first. */
function firstOf(tasks: readonly Task[]): string {
  const [first] = tasks.toSorted((one, other) => one.date.localeCompare(other.date));
  return first?.text ?? '';
}

/** `Creati 3 appuntamenti su 5`; where the answer of one was lost, it counts neither as done nor as undone. */
export function doneCount(words: ProgressWords, tasks: readonly TaskState<Task>[]): string {
  const done = tasks.filter(({ isDone }) => isDone).length;
  const isOne = tasks.length === 1;
  const unknown = tasks.some(({ isUnknown }) => isUnknown);
  if (done > 0) {
    const count = done === 1 ? `${words.one} 1 appuntamento` : `${words.several} ${done} appuntamenti`;
    return `${count} su ${tasks.length}${unknown ? ', di uno non lo sappiamo' : ''}`;
  }
  if (unknown)
    return `${isOne ? 'Non sappiamo se l’appuntamento' : 'Di un appuntamento non sappiamo se'} ${words.perhaps}`;
  return isOne ? words.noneOfOne : words.none;
}

/** What stands while some are not done, and what another try does. */
export function adviceOnRetry({ kept }: ProgressWords, tasks: readonly TaskState<Task>[]): string {
  const parts = [
    tasks.some(({ isDone }) => isDone) && kept,
    '«Riprova» chiede solo quelli che mancano.',
    tasks.some(({ isUnknown }) => isUnknown) &&
      'Se quello di cui non sappiamo è riuscito, non lo fa una seconda volta.',
  ];
  return parts.filter(Boolean).join(' ');
}

/** What is left to do about them, told after the dialog was closed. */
export function adviceAfterwards({ others }: ProgressWords, tasks: readonly TaskState<Task>[]): string {
  const unnotified = tasks.some(({ lacksNotice }) => lacksNotice)
    ? 'L’avviso in chat non è partito: scrivi tu al paziente.'
    : '';
  // The title tells of one, or some; where it tells of all, there are no others.
  const hasOthers = tasks.length > 1 && tasks.some(({ isDone, isUnknown }) => isDone || isUnknown);
  const rest = hasOthers ? others : 'Guarda il calendario prima di riprovare.';
  return [unnotified, tasks.every(({ isDone }) => isDone) ? '' : rest].filter(Boolean).join(' ');
}
