import { type AppointmentKind, bookAppointment } from '#contracts/appointments/appointments.api';
import { civilDateFrom } from '#contracts/kernel/civil-date';
import type { OperationInput } from '#contracts/kernel/operation';
import { timeFrom } from '#web/features/appointments/time-from';

/** What the form holds, as typed. */
export interface NewAppointmentValues {
  readonly title: string;
  /** The patient's token. */
  readonly patient: string;
  readonly kind: AppointmentKind | '';
  /** `yyyy-MM-dd`, or as typed when it is no day. */
  readonly date: string;
  readonly time: string;
  /** Half hours, as text. */
  readonly slots: string;
}

/** A form just opened; two half hours are the usual length (APPT-08). */
export const blankAppointment: NewAppointmentValues = {
  title: '',
  patient: '',
  kind: '',
  date: '',
  time: '',
  slots: '2',
};

/** The day and the clock time that are typed, as far as they can be read. */
export function typedMoment({ date, time }: Pick<NewAppointmentValues, 'date' | 'time'>) {
  const day = civilDateFrom(date);
  const isAccepted = bookAppointment.input.shape.date.safeParse(day).success;
  return { date: isAccepted ? day : undefined, time: timeFrom(time) };
}

/** What is asked for, from values without problems; throws when they have one that makes them unreadable. */
export function bookingInput(values: NewAppointmentValues): Omit<OperationInput<typeof bookAppointment>, 'act'> {
  const { date, time } = typedMoment(values);
  if (!date || !time || values.kind === '') throw new Error('Only values without problems can be asked for.');
  return {
    kind: values.kind,
    title: values.title.trim(),
    date,
    time,
    slots: Number(values.slots),
    patient: values.patient,
  };
}
