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
  /** The id of the text that says which appointment this is. */
  readonly describedBy?: string | undefined;
}

export interface AppointmentSlots {
  /** Consent, summary and payment of a pending paid session. */
  readonly Confirmation: ComponentType<StepDialogProps>;
  /** The review of a session that was held. */
  readonly Review: ComponentType<StepDialogProps>;
  /** The check of camera and microphone before a confirmed session. */
  readonly DeviceCheck: ComponentType<StepDialogProps>;
  /** A patient's credit, and where it came from. */
  readonly OwnCredit: ComponentType<Pick<StepDialogProps, 'opened' | 'onClose'>>;
  /** A therapist's plan to be renewed, where its end keeps them from creating appointments. */
  readonly RenewPlan: ComponentType<Pick<StepDialogProps, 'opened' | 'onClose'>>;
  /** A button, not a dialog: saves the appointment for the user's own calendar. */
  readonly AddToCalendar: ComponentType<AddToCalendarProps>;
  /** A line, not a dialog: that the payment of the appointment is under way. */
  readonly PaymentNote: ComponentType<{ readonly appointment: Appointment }>;
}

/**
 * Components that other features open over or place beside an appointment; the frame around the screens provides them.
 */
export const AppointmentSlotsContext = createContext<AppointmentSlots | undefined>(undefined);

export function useAppointmentSlots(): AppointmentSlots {
  const slots = useContext(AppointmentSlotsContext);
  if (!slots) throw new Error('Nothing provides the slots of appointments.');
  return slots;
}
