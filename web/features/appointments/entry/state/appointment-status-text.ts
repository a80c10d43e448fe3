import type { Appointment } from '#contracts/appointments/appointments.api';
import { confirmationDeadline, isConfirmationExpired } from '#contracts/appointments/confirmation-expired';
import { joinState } from '#contracts/appointments/join-state';
import { type Instant, instantFromIso } from '#contracts/kernel/instant';
import { clockTime, relativeTime, shortDate } from '#contracts/kernel/italian-format';
import { noRoomYet } from '#web/copy/no-room-yet';

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
      return { word: now < start ? 'Sta per iniziare' : 'In corso', next: noRoomYet };
    default:
      return { word: 'Confermato', next: `Inizia ${relativeTime(start, now)}. ${noRoomYet}` };
  }
}

/** Who confirms, and until when: that is a day after the start, so that it is said to be after it. */
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
  if (now >= instantFromIso(appointment.startsAt)) {
    return isPatient
      ? `L’ora d’inizio è passata. Tocca a te: puoi confermare ancora fino al ${until}.`
      : `L’ora d’inizio è passata. Tocca al paziente: può confermare ancora fino al ${until}.`;
  }
  return isPatient
    ? `Tocca a te: conferma prima dell’inizio. Resta possibile fino a 24 ore dopo, il ${until}. ${noRoomYet}`
    : `Tocca al paziente, di norma prima dell’inizio. Resta possibile fino a 24 ore dopo, il ${until}. ${noRoomYet}`;
}
