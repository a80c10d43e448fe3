import type { Appointment } from '#contracts/appointments/appointments.api';
import { isConfirmationExpired } from '#contracts/appointments/confirmation-expired';
import { joinState } from '#contracts/appointments/join-state';
import { type Instant, instantFromIso } from '#contracts/kernel/instant';
import { relativeTime } from '#contracts/kernel/italian-format';

/** How an appointment stands: one word, and who must act next and by when. */
export interface AppointmentStanding {
  readonly word: string;
  readonly next: string | undefined;
}

/** Puts an appointment's state into words for its reader. */
export function appointmentStanding(
  appointment: Pick<Appointment, 'status' | 'startsAt' | 'endsAt'>,
  reader: 'patient' | 'professional',
  now: Instant,
): AppointmentStanding {
  const start = instantFromIso(appointment.startsAt);
  switch (joinState(appointment, now) ?? appointment.status) {
    case 'denied':
      return { word: 'Annullata', next: undefined };
    case 'pending':
      return { word: 'In attesa di conferma', next: whoConfirms(isConfirmationExpired(appointment, now), reader) };
    case 'complete':
      return { word: 'Concluso', next: undefined };
    case 'allow':
      return { word: now < start ? 'Sta per iniziare' : 'In corso', next: 'Puoi entrare adesso.' };
    default:
      return { word: 'Confermato', next: `Si entra da 10 minuti prima. Inizia ${relativeTime(start, now)}.` };
  }
}

function whoConfirms(isExpired: boolean, reader: 'patient' | 'professional'): string {
  if (reader === 'patient') {
    return isExpired
      ? 'Il tempo per confermare è passato: scrivi al terapeuta per un nuovo orario.'
      : 'Tocca a te: conferma prima dell’inizio, al più tardi nelle 24 ore dopo.';
  }
  return isExpired
    ? 'Il tempo per confermare è passato: puoi proporre un nuovo orario.'
    : 'Tocca al paziente: può confermare fino a 24 ore dopo l’inizio.';
}
