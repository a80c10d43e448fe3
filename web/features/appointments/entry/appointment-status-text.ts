import type { Appointment } from '#contracts/appointments/appointments.api';
import { confirmationDeadline, isConfirmationExpired } from '#contracts/appointments/confirmation-expired';
import { joinOpensAt, joinState } from '#contracts/appointments/join-state';
import { dayMs, type Instant, instantFromIso } from '#contracts/kernel/instant';
import { clockTime, relativeTime, shortDate } from '#contracts/kernel/italian-format';

/** The status of an appointment in words, and who has to do what next and by when. */
export interface AppointmentStatusText {
  readonly word: string;
  readonly next: string | undefined;
}

/** The words for an appointment's status, as the patient or the therapist reads them. */
export function appointmentStatusText(
  appointment: Pick<Appointment, 'status' | 'startsAt' | 'endsAt'>,
  reader: 'patient' | 'professional',
  now: Instant,
): AppointmentStatusText {
  const start = instantFromIso(appointment.startsAt);
  switch (joinState(appointment, now) ?? appointment.status) {
    case 'denied':
      return { word: 'Annullata', next: undefined };
    case 'pending':
      return { word: 'In attesa di conferma', next: whoConfirms(appointment, reader, now) };
    case 'complete':
      return { word: 'Concluso', next: undefined };
    case 'allow':
      return { word: now < start ? 'Sta per iniziare' : 'In corso', next: 'Puoi entrare adesso.' };
    default:
      return { word: 'Confermato', next: untilItOpens(appointment, now) };
  }
}

function untilItOpens(appointment: Pick<Appointment, 'startsAt'>, now: Instant): string {
  const opens = joinOpensAt(appointment);
  if (opens - now < dayMs) return `Si entra dalle ${clockTime(opens)}, ${relativeTime(opens, now)}.`;
  return `Si entra da 10 minuti prima. Inizia ${relativeTime(instantFromIso(appointment.startsAt), now)}.`;
}

function whoConfirms(
  appointment: Pick<Appointment, 'startsAt'>,
  reader: 'patient' | 'professional',
  now: Instant,
): string {
  const isPatient = reader === 'patient';
  if (isConfirmationExpired(appointment, now)) {
    return isPatient
      ? 'Il tempo per confermare è passato: scrivi al terapeuta per un nuovo orario.'
      : 'Il tempo per confermare è passato: puoi proporre un nuovo orario.';
  }
  const deadline = confirmationDeadline(appointment);
  const until = `${shortDate(deadline)} alle ${clockTime(deadline)}`;
  return isPatient
    ? `Tocca a te: conferma prima dell’inizio. Resta possibile fino al ${until}.`
    : `Tocca al paziente: può confermare fino al ${until}.`;
}
