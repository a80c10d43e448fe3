import type { moveAppointment } from '#contracts/appointments/appointments.api';
import type { RefusalCode } from '#contracts/kernel/operation';
import type { Problem } from '#contracts/kernel/problem';
import { problemText } from '#web/copy/problem-texts';
import { type BookingFailure, bookingFailures } from '#web/features/appointments/form/booking-failures';

/** The words for each refusal of a move. */
export const moveFailures: Readonly<Record<RefusalCode<typeof moveAppointment> | 'changed_elsewhere', BookingFailure>> =
  {
    date_past: bookingFailures.date_past,
    time_past: bookingFailures.time_past,
    time_skipped: bookingFailures.time_skipped,
    slot_taken: bookingFailures.slot_taken,
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
      title: "La piattaforma non ha accettato il nuovo orario: l'appuntamento resta com'era",
      advice: 'Quello che hai scritto resta qui. Riprova, oppure scegli un altro orario.',
    },
    not_restored: {
      title: 'L’appuntamento potrebbe non esserci più',
      advice:
        'Lo spostamento si è fermato a metà e non siamo riusciti a rimettere l’orario di prima. Controlla il calendario, poi scrivi al paziente in chat.',
    },
  };

/** The words for a failed move. */
export function moveFailure(problem: Problem): BookingFailure {
  const refusal = Object.entries(moveFailures).find(([code]) => code === problem.code)?.[1];
  if (refusal) return refusal;
  const { title, advice } = problemText(problem);
  if (problem.outcomeUnknown) {
    return {
      title,
      advice: 'Abbiamo riletto il calendario. Se premi di nuovo, l’appuntamento si sposta una volta sola.',
    };
  }
  return { title, advice };
}
