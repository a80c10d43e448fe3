import { useAppointments } from '#web/features/appointments/entry/use-appointments';
import { nextStep } from '#web/features/appointments/journey/next-step';
import { WelcomeDialog } from '#web/features/tutorial/welcome-dialog.tsx';
import { useNow } from '#web/ui/use-now';

const urgentSteps: readonly string[] = ['join', 'confirm'];

/** The welcome of a new patient, unless a session is open or an appointment waits for a yes. */
export function PatientWelcome() {
  const { data } = useAppointments();
  const now = useNow();
  if (!data) return null;
  const step = nextStep({
    reader: 'patient',
    appointments: data.appointments,
    chats: undefined,
    reviews: undefined,
    now,
  });
  return urgentSteps.includes(step.kind) ? null : <WelcomeDialog />;
}
