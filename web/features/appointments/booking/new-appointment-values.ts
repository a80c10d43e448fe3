import type { bookAppointment } from '#contracts/appointments/appointments.api';
import type { CivilDate } from '#contracts/kernel/civil-date';
import type { OperationInput } from '#contracts/kernel/operation';
import { type AppointmentValues, timingInput } from '#web/features/appointments/form/appointment-values';

/** What the form of a new appointment holds: the fields, and whether it repeats. */
export interface NewAppointmentValues extends AppointmentValues {
  readonly repeats: boolean;
  /** How many times in all, as text. */
  readonly times: string;
  /** The days of the series that were ticked or left out by hand. */
  readonly choices: Readonly<Record<CivilDate, boolean>>;
}

/** A form just opened; two half hours are the usual length (APPT-08). */
export const blankAppointment: NewAppointmentValues = {
  title: '',
  patient: '',
  kind: '',
  date: '',
  time: '',
  slots: '2',
  repeats: false,
  times: '4',
  choices: {},
};

/** Whether the appointment repeats: only therapy sessions do. */
export function isSeries({ repeats, kind }: Pick<NewAppointmentValues, 'repeats' | 'kind'>): boolean {
  return repeats && kind !== 'introductory-talk';
}

/** What is asked for, from values without problems; throws when they have one that makes them unreadable. */
export function bookingInput(values: AppointmentValues): Omit<OperationInput<typeof bookAppointment>, 'act'> {
  if (values.kind === '') throw new Error('Only values without problems can be asked for.');
  return { kind: values.kind, ...timingInput(values), patient: values.patient };
}
