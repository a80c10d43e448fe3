import type { Appointment } from '#contracts/appointments/appointments.api';
import { joinState } from '#contracts/appointments/join-state';
import type { Instant } from '#contracts/kernel/instant';

/** What a press does; `explain` shows `unconfirmedNotice`, null is a control that does nothing. */
export type AppointmentAction = 'join' | 'confirm' | 'review' | 'explain' | null;

export interface AppointmentLabel {
  readonly text: string;
  readonly action: AppointmentAction;
}

/** Who reads, when, and where: a chat card says that an appointment was cancelled in capitals (C-04). */
export interface LabelReading {
  readonly reader: 'patient' | 'professional';
  readonly now: Instant;
  readonly place: 'calendar' | 'chat-card';
}

/** What a chat card reads when its appointment is denied or no longer there (CHAT-24, CHAT-26). */
export const cancelledOnChatCard = 'ANNULLATA';

/** Told to a therapist who presses a pending or denied appointment (APPT-84, APPT-85). */
export const unconfirmedNotice = 'non puoi partecipare alla seduta se il paziente non conferma l’appuntamento';

/** The button of an appointment: its text and what a press does, by state and reader (APPT-73 to 85). */
export function appointmentLabel(
  appointment: Pick<Appointment, 'status' | 'startsAt' | 'endsAt'>,
  { reader, now, place }: LabelReading,
): AppointmentLabel {
  const isPatient = reader === 'patient';
  switch (joinState(appointment, now) ?? appointment.status) {
    case 'allow':
      return { text: 'Partecipa alla seduta', action: 'join' };
    case 'complete':
      return { text: 'Seduta conclusa', action: isPatient ? 'review' : null };
    case 'pending':
      return isPatient
        ? { text: 'conferma appuntamento', action: 'confirm' }
        : { text: 'in attesa di conferma', action: 'explain' };
    case 'denied':
      return { text: place === 'chat-card' ? cancelledOnChatCard : 'Annullata', action: isPatient ? null : 'explain' };
    default:
      return { text: 'APPUNTAMENTO CONFERMATO', action: null };
  }
}
