import type { bookAppointment } from '#contracts/appointments/appointments.api';
import type { RefusalCode } from '#contracts/kernel/operation';
import type { Problem } from '#contracts/kernel/problem';
import { problemText } from '#web/copy/problem-texts';
import type { AppointmentValues } from '#web/features/appointments/form/appointment-values';

/** The words for a refused booking, and the field they belong to. */
export interface BookingFailure {
  readonly field?: keyof AppointmentValues;
  readonly title: string;
  readonly advice: string;
}

/** The words for each refusal, the same before and after saving. */
export const bookingFailures: Readonly<Record<RefusalCode<typeof bookAppointment>, BookingFailure>> = {
  date_past: {
    field: 'date',
    title: 'Data non valida.',
    advice: 'Questo giorno è già passato: scegline uno da oggi in poi.',
  },
  time_past: {
    field: 'time',
    title: 'Ora non valida.',
    advice: 'Oggi quest’ora è già passata: scegline una che deve ancora venire.',
  },
  time_skipped: {
    field: 'time',
    title: 'Quest’ora non esiste: quella notte gli orologi passano dalle 2 alle 3.',
    advice: 'Scegli un’ora prima delle 2 o dalle 3 in poi.',
  },
  patient_not_in_chat: {
    field: 'patient',
    title: 'Impossibile creare un appuntamento',
    advice: 'Si può invitare solo chi ti ha già scritto in chat.',
  },
  second_introductory_talk: {
    field: 'patient',
    title: 'Non puoi organizzare più di una Colloquio conoscitivo per paziente.',
    advice: 'Con questo paziente scegli una seduta terapeutica.',
  },
  introductory_talk_first: {
    field: 'kind',
    title: "Prima di creare una seduta terapeutica scegli l'opzione Colloquio conoscitivo.",
    advice: 'Il primo incontro con ogni paziente è gratuito.',
  },
  price_missing: {
    field: 'kind',
    title: 'Per questo tipo di seduta non hai indicato un prezzo.',
    advice: 'Aggiungilo nel tuo profilo, oppure scegli un altro tipo.',
  },
  plan_expired: {
    title: 'il tuo piano è scaduto. Rinnovalo ora',
    advice: 'Gli appuntamenti già in programma restano validi.',
  },
  patient_not_notified: {
    title: 'L’appuntamento è in calendario',
    advice: 'Manca ancora l’avviso al paziente in chat.',
  },
  slot_taken: {
    field: 'time',
    title: 'Esiste già un appuntamentot data e ora',
    advice: 'Scegli un altro orario: quello che hai scritto resta qui.',
  },
};

/** A problem with its reason, where its own words give none: the specified ones of a past day and a past hour. */
export function explained(problem: string): string {
  const { date_past, time_past } = bookingFailures;
  const { advice } = [date_past, time_past].find(({ title }) => title === problem) ?? {};
  return advice ? `${problem} ${advice}` : problem;
}

/** The words for a series of which every date is unticked. */
export const noDateChosen: BookingFailure = {
  title: 'Scegli almeno una data',
  advice: 'Nella serie non ne resta nessuna: spunta le date da creare, oppure cambia orario.',
};

/** Whether the back end refused the booking for its content: a retry with the same input is refused again. */
export function isBookingRefusal({ code }: Problem): boolean {
  return code in bookingFailures;
}

/** The words for a failed booking; anything but a refusal is titled `errore_generico`, as specified. */
export function bookingFailure(problem: Problem): BookingFailure {
  const refusal = Object.entries(bookingFailures).find(([code]) => code === problem.code)?.[1];
  if (refusal) return refusal;
  const { title, advice } = problemText(problem);
  if (problem.outcomeUnknown) {
    return { title, advice: 'Controlla il calendario qui accanto. Se premi di nuovo Salva non ne creerai un secondo.' };
  }
  return { title: 'errore_generico', advice: `${advice} Quello che hai scritto resta qui.` };
}
