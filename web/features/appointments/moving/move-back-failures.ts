import type { Problem } from '#contracts/kernel/problem';
import { isRetryable, mayBeDone } from '#web/api/is-retryable';
import { problemText } from '#web/copy/problem-texts';
import type { BookingFailure } from '#web/features/appointments/form/booking-failures';
import { moveFailure, moveFailures } from '#web/features/appointments/moving/move-failures';
import type { MoveOutcome } from '#web/features/appointments/moving/move-outcome';

/** Date and times of an appointment after its move, and before it, in words. */
export interface BothTimes {
  readonly now: string;
  readonly before: string;
}

interface MoveBackFailure {
  readonly words: BookingFailure;
  /** Whether the same attempt may still succeed; it moves nothing twice. */
  readonly isWorthAgain: boolean;
}

/**
 * What to say of a move that could not be taken back; `found` is what the calendar, read again after a lost answer,
 * told of it, and undefined where it could not be read.
 */
export function moveBackFailure(problem: Problem, times: BothTimes, found?: MoveOutcome): MoveBackFailure {
  if (problem.code === 'patient_not_notified') return { words: unnotified, isWorthAgain: false };
  if (mayBeDone(problem)) return lostAnswer(times, found);
  if (problem.code === 'not_moved') return { words: notMade(refused, times), isWorthAgain: true };
  if (problem.code === 'both_remain') return { words: moveFailures.both_remain, isWorthAgain: true };
  if (isRetryable(problem)) return { words: notMade(`${problemText(problem).title}.`, times), isWorthAgain: true };
  const words = moveFailure(problem);
  return { words: words.field ? { title: words.title, advice: noWayBack(times) } : words, isWorthAgain: false };
}

function lostAnswer(times: BothTimes, found: MoveOutcome | undefined): MoveBackFailure {
  switch (found) {
    case 'not-made':
      return { words: notMade(reread, times), isWorthAgain: true };
    case 'made':
      return { words: perhapsUnnotified, isWorthAgain: false };
    case 'elsewhere':
      return { words: moveFailures.changed_elsewhere, isWorthAgain: false };
    case 'missing':
      return { words: moveFailures.not_restored, isWorthAgain: false };
    default:
      return { words: unknown(times), isWorthAgain: true };
  }
}

const reread = 'Lo abbiamo riletto nel calendario.';
const refused = 'La piattaforma non l’ha accettato.';

function notMade(reason: string, { now }: BothTimes): BookingFailure {
  return {
    title: 'Lo spostamento non è stato annullato',
    advice: `${reason} L’appuntamento resta fissato: ${now}. Puoi riprovare.`,
  };
}

function noWayBack({ now }: BothTimes): string {
  return `All’orario di prima non si può tornare. L’appuntamento resta fissato: ${now}.`;
}

function unknown({ now, before }: BothTimes): BookingFailure {
  return {
    title: 'Non sappiamo se è riuscito',
    advice: `Non riusciamo a rileggere il calendario: l’appuntamento è ancora ${now}, oppure di nuovo ${before}. Se riprovi, si sposta una volta sola.`,
  };
}

const isBack = 'L’appuntamento è di nuovo all’orario di prima';

/** The appointment is at its earlier time again, but the patient's card is missing. */
const unnotified: BookingFailure = {
  title: isBack,
  advice: 'Al paziente manca però il secondo avviso: scriviglielo in chat.',
};

const perhapsUnnotified: BookingFailure = {
  title: isBack,
  advice: 'Non sappiamo se al paziente è arrivato il secondo avviso: controlla in chat.',
};
