import type { Appointment } from '#contracts/appointments/appointments.api';
import { joinState } from '#contracts/appointments/join-state';
import type { Instant } from '#contracts/kernel/instant';

/** The effect of a press; `explain` shows `unconfirmedNotice`, null is a control without effect. */
export type AppointmentAction = 'join' | 'confirm' | 'review' | 'explain' | null;

export interface AppointmentLabel {
  readonly text: string;
  readonly action: AppointmentAction;
}

/** Who looks at the appointment, when and where; a chat card shows a cancellation in capitals. */
export interface LabelReading {
  readonly reader: 'patient' | 'professional';
  readonly now: Instant;
  readonly place: 'calendar' | 'chat-card';
}

/** The text of a chat card whose appointment is denied or gone. */
export const cancelledOnChatCard = 'ANNULLATA';

/** Shown to a therapist who presses a pending or denied appointment. */
export const unconfirmedNotice = 'non puoi partecipare alla seduta se il paziente non conferma l’appuntamento';

/** The text of an appointment's button and the effect of a press, by status and user. */
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
