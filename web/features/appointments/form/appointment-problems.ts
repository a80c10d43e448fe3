import { bookAppointment } from '#contracts/appointments/appointments.api';
import { startRefusal } from '#contracts/appointments/start-refusal';
import { civilDateFrom } from '#contracts/kernel/civil-date';
import type { Instant } from '#contracts/kernel/instant';
import { romeDate } from '#contracts/kernel/rome-time';
import {
  type AppointmentValues,
  type FieldName,
  typedMoment,
} from '#web/features/appointments/form/appointment-values';
import { bookingFailures } from '#web/features/appointments/form/booking-failures';
import { isMissingDay } from '#web/fields/date/typed-day';
import { fieldText } from '#web/fields/field-texts';

export type FieldProblems = Partial<Record<FieldName, string>>;

const missing: Readonly<Record<FieldName, string>> = {
  title: 'Scrivi un titolo.',
  patient: 'Scegli un paziente.',
  kind: 'Scegli il tipo di appuntamento.',
  date: 'Indica la data.',
  time: 'Indica l’ora.',
  slots: 'Scegli la durata.',
};

/** What was typed is no time. */
const unreadableTime = 'Ora non valida. Scrivila come 18:30.';

/** The fields that are still empty. */
export function missingFields(values: AppointmentValues): FieldName[] {
  return (Object.keys(missing) as FieldName[]).filter((field) => values[field].trim() === '');
}

/**
 * The problems that do not depend on patients or prices: an empty or unreadable field, the past, a time the clock
 * skips.
 */
export function fieldProblems(values: AppointmentValues, now: Instant): FieldProblems {
  const problems: FieldProblems = {};
  for (const field of missingFields(values)) problems[field] = missing[field];
  const title = titleProblem(values.title);
  if (title) problems.title = title;
  const { date, time } = typedMoment(values);
  if (!date) problems.date ??= unusableDate(values.date, now);
  if (!time) problems.time ??= unreadableTime;
  const refusal = refusalAt(values, now);
  if (refusal) problems[refusal === 'date_past' ? 'date' : 'time'] ??= bookingFailures[refusal].title;
  return problems;
}

/** Why no appointment can be on the day that was typed, whatever the time. */
function unusableDate(typed: string, now: Instant): string {
  if (isMissingDay(typed)) return 'Data non valida. Questo giorno non esiste.';
  const day = civilDateFrom(typed);
  if (!day) return 'Data non valida. Scrivila come gg/mm/aaaa.';
  return day < romeDate(now) ? bookingFailures.date_past.title : 'Data non valida. Controlla l’anno.';
}

function titleProblem(title: string): string | undefined {
  const code = bookAppointment.input.shape.title.safeParse(title).error?.issues[0]?.message;
  return fieldText(code, { required: missing.title, invalid: 'Usa al massimo 120 caratteri.' });
}

/** Why the day and time are refused for any patient; while there is no time, the day alone is judged. */
function refusalAt(values: AppointmentValues, now: Instant) {
  const { date, time = lastMinute } = typedMoment(values);
  return date && startRefusal({ date, time }, now);
}

/** A time that no rule about times refuses on its own. */
const lastMinute = '23:59';
