import type { Appointment } from '#contracts/appointments/appointments.api';
import type { NextStep } from '#web/features/appointments/journey/next-step';

/** With whom the path is shown: whom the next step concerns, otherwise whom the patient meets last; nobody at first. */
export function pathTherapist(
  step: NextStep,
  appointments: readonly Appointment[],
): Appointment['otherSide'] | undefined {
  const concerned = 'appointment' in step ? step.appointment : undefined;
  const kept = appointments.filter(({ status }) => status !== 'denied');
  const last = kept.toSorted((one, other) => one.startsAt.localeCompare(other.startsAt)).at(-1);
  return (concerned ?? last)?.otherSide;
}
