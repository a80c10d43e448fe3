import { type ComponentType, createContext, useContext } from 'react';
import type { Appointment } from '#contracts/appointments/appointments.api';

export interface StepDialogProps {
  readonly appointment: Appointment | undefined;
  readonly opened: boolean;
  readonly onClose: () => void;
}

export interface AddToCalendarProps {
  /** The appointment's token. */
  readonly appointment: string;
  /** The id of the words that say which appointment this is. */
  readonly describedBy?: string | undefined;
}

export interface AppointmentSlots {
  /** Consent, summary and payment of a pending paid session. */
  readonly Confirmation: ComponentType<StepDialogProps>;
  /** The review of a session that was held. */
  readonly Review: ComponentType<StepDialogProps>;
  /** Whether camera and microphone work, before a confirmed session. */
  readonly DeviceCheck: ComponentType<StepDialogProps>;
  /** A patient's credit, and where it came from. */
  readonly OwnCredit: ComponentType<Pick<StepDialogProps, 'opened' | 'onClose'>>;
  /** No dialog but a button: saves the appointment for the user's own calendar. */
  readonly AddToCalendar: ComponentType<AddToCalendarProps>;
}

/** What other features put over or beside an appointment; the frame around the screens provides it. */
export const AppointmentSlotsContext = createContext<AppointmentSlots | undefined>(undefined);

export function useAppointmentSlots(): AppointmentSlots {
  const slots = useContext(AppointmentSlotsContext);
  if (!slots) throw new Error('Nothing provides the slots of appointments.');
  return slots;
}
