import type { Appointment } from '#contracts/appointments/appointments.api';
import type { CivilDate } from '#contracts/kernel/civil-date';
import { instantFromIso } from '#contracts/kernel/instant';
import { romeDate, romeTime } from '#contracts/kernel/rome-time';
import { type AppointmentValues, typedMoment } from '#web/features/appointments/form/appointment-values';

/** The new time of an appointment: a day and `HH:mm` in Rome, and its length in half hours. */
export interface NewTime {
  readonly date: CivilDate;
  readonly time: string;
  readonly slots: number;
}

/** The appointment's current values, or with the new time if it is already known. */
export function moveValues(appointment: Appointment, to?: NewTime): AppointmentValues {
  const start = instantFromIso(appointment.startsAt);
  return {
    title: appointment.title,
    patient: appointment.otherSide.token,
    kind: appointment.kind,
    date: to?.date ?? romeDate(start),
    time: to?.time ?? romeTime(start),
    slots: String(to?.slots ?? appointment.slots),
  };
}

/** Whether the typed values change the time or the title of the appointment. */
export function changesTo(appointment: Appointment, values: AppointmentValues) {
  const before = moveValues(appointment);
  const { date, time } = typedMoment(values);
  return {
    isTimeNew: date !== before.date || time !== before.time || values.slots !== before.slots,
    isTitleNew: values.title.trim() !== before.title,
  };
}
