import { type AppointmentKind, bookAppointment } from '#contracts/appointments/appointments.api';
import { civilDateFrom } from '#contracts/kernel/civil-date';
import { timeFrom } from '#web/features/appointments/form/time-from';

/** The fields of an appointment, as typed. */
export interface AppointmentValues {
  readonly title: string;
  /** The patient's token. */
  readonly patient: string;
  readonly kind: AppointmentKind | '';
  /** `yyyy-MM-dd`, or the typed text when it is not a day. */
  readonly date: string;
  readonly time: string;
  /** The length in half hours, as text. */
  readonly slots: string;
}

export type FieldName = keyof AppointmentValues;

/** The typed day and clock time; undefined where they cannot be read. */
export function typedMoment({ date, time }: Pick<AppointmentValues, 'date' | 'time'>) {
  const day = civilDateFrom(date);
  const isAccepted = bookAppointment.input.shape.date.safeParse(day).success;
  return { date: isAccepted ? day : undefined, time: timeFrom(time) };
}

/** The input for title, time and length. Throws for values with a problem that makes them unreadable. */
export function timingInput(values: AppointmentValues) {
  const { date, time } = typedMoment(values);
  if (!date || !time) throw new Error('Only values without problems can be asked for.');
  return { title: values.title.trim(), date, time, slots: Number(values.slots) };
}
