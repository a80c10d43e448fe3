import type { moveAppointment } from '#contracts/appointments/appointments.api';
import type { RefusalCode } from '#contracts/kernel/operation';
import type { Problem } from '#contracts/kernel/problem';
import { problemText } from '#web/copy/problem-texts';
import { type BookingFailure, bookingFailures } from '#web/features/appointments/form/booking-failures';
import type { MoveOutcome } from '#web/features/appointments/moving/move-outcome';

/** The words when the appointment is at the new time, but the patient's card is missing. */
export const unfinishedMove: BookingFailure = {
  title: 'L’appuntamento è già al nuovo orario',
  advice: 'Manca ancora l’avviso al paziente in chat. Premi di nuovo per completare: non si sposta due volte.',
};

/** The words for each refusal of a move. */
export const moveFailures: Readonly<Record<RefusalCode<typeof moveAppointment> | 'changed_elsewhere', BookingFailure>> =
  {
    date_past: bookingFailures.date_past,
    time_past: bookingFailures.time_past,
    time_skipped: bookingFailures.time_skipped,
    slot_taken: bookingFailures.slot_taken,
    patient_not_notified: unfinishedMove,
    already_over: {
      title: 'Questo appuntamento è già finito',
      advice: 'Non si può più spostare. Per un’altra seduta crea un nuovo appuntamento.',
    },
    already_denied: {
      title: 'Questo appuntamento è stato annullato',
      advice: 'Non si può più spostare. Per un altro orario crea un nuovo appuntamento.',
    },
    changed_elsewhere: {
      title: 'Questo appuntamento è cambiato nel frattempo',
      advice: 'Lo abbiamo riletto: controlla com’è adesso prima di salvare.',
    },
    not_moved: {
      title: 'La piattaforma non ha accettato il nuovo orario: l’appuntamento resta com’era',
      advice: 'Quello che hai scritto resta qui. Riprova, oppure scegli un altro orario.',
    },
    not_restored: {
      title: 'L’appuntamento potrebbe non esserci più',
      advice:
        'Lo spostamento si è fermato a metà. Controlla il calendario tra poco: se la piattaforma lo accetta, lo rimettiamo noi. Se non torna, scrivi al paziente in chat. Se era già pagato, scrivi anche all’assistenza: l’importo non torna da solo.',
    },
    both_remain: {
      title: 'L’appuntamento è già al nuovo orario, ma quello di prima occupa ancora il suo posto',
      advice:
        'La piattaforma non lo ha tolto, e al paziente manca ancora l’avviso in chat. Riprova tra poco per completare: non si sposta due volte.',
    },
  };

/** The words when nothing of the outcome could be read. */
export const unknownMove: BookingFailure = {
  title: 'Non sappiamo se è riuscito',
  advice: 'Non riusciamo a rileggere il calendario. Se premi di nuovo, l’appuntamento si sposta una volta sola.',
};

/** The words when the calendar, read again after a lost answer, has the appointment at its old time. */
const notMade: BookingFailure = {
  title: 'L’appuntamento non è stato spostato: è com’era',
  advice: 'Lo abbiamo riletto nel calendario. Quello che hai scritto resta qui: puoi riprovare.',
};

/** The words for a failed move; `found` is what reading the calendar again showed, undefined when it showed nothing. */
export function moveFailure(problem: Problem, found?: MoveOutcome): BookingFailure {
  const refusal = Object.entries(moveFailures).find(([code]) => code === problem.code)?.[1];
  if (refusal) return refusal;
  if (!problem.outcomeUnknown) return problemText(problem);
  switch (found) {
    case 'made':
      return unfinishedMove;
    case 'not-made':
      return notMade;
    case 'elsewhere':
      return moveFailures.changed_elsewhere;
    case 'missing':
      return moveFailures.not_restored;
    default:
      return unknownMove;
  }
}
