import type { Appointment } from '#contracts/appointments/appointments.api';
import { confirmationDeadline, isConfirmationExpired } from '#contracts/appointments/confirmation-expired';
import { joinState } from '#contracts/appointments/join-state';
import { type Instant, instantFromIso } from '#contracts/kernel/instant';
import { clockTime, relativeTime, shortDate } from '#contracts/kernel/italian-format';
import { noRoomYet } from '#web/copy/no-room-yet';

/** The status of an appointment in words, who has to do what next and by when, and where the session takes place. */
export interface AppointmentStatusText {
  readonly word: string;
  readonly next?: string;
  readonly where?: string;
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
      return { word: 'Annullata' };
    case 'pending':
      return { word: 'In attesa di conferma', ...whoConfirms(appointment, reader, now) };
    case 'complete':
      return { word: 'Concluso' };
    case 'allow':
      return { word: now < start ? 'Sta per iniziare' : 'In corso', where: noRoomYet };
    default:
      return { word: 'Confermato', next: `Inizia ${relativeTime(start, now)}.`, where: noRoomYet };
  }
}

/** The next step and the place of the session, as one text. */
export function nextAndWhere({ next, where }: AppointmentStatusText): string {
  return [next, where].filter(Boolean).join(' ');
}

/** Who confirms, and until when: that is a day after the start, so that it is said to be after it. */
function whoConfirms(
  appointment: Pick<Appointment, 'startsAt'>,
  reader: 'patient' | 'professional',
  now: Instant,
): Pick<AppointmentStatusText, 'next' | 'where'> {
  const isPatient = reader === 'patient';
  if (isConfirmationExpired(appointment, now)) {
    return {
      next: isPatient
        ? 'Il tempo per confermare è passato: scrivi al terapeuta per un nuovo orario.'
        : 'Il tempo per confermare è passato: puoi proporre un nuovo orario.',
    };
  }
  const deadline = confirmationDeadline(appointment);
  const until = `${shortDate(deadline)} alle ${clockTime(deadline)}`;
  if (now >= instantFromIso(appointment.startsAt)) {
    return {
      next: isPatient
        ? `L’ora d’inizio è passata. Tocca a te: puoi confermare ancora fino al ${until}.`
        : `L’ora d’inizio è passata. Tocca al paziente: può confermare ancora fino al ${until}.`,
    };
  }
  return {
    next: isPatient
      ? `Tocca a te: conferma prima dell’inizio. Resta possibile fino a 24 ore dopo, il ${until}.`
      : `Tocca al paziente, di norma prima dell’inizio. Resta possibile fino a 24 ore dopo, il ${until}.`,
    where: noRoomYet,
  };
}
