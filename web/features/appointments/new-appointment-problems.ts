import type { listInvitees } from '#contracts/appointments/appointments.api';
import { type BookingRefusal, bookingRefusal } from '#contracts/appointments/booking-refusal';
import type { CivilDate } from '#contracts/kernel/civil-date';
import type { Instant } from '#contracts/kernel/instant';
import type { OperationOutput } from '#contracts/kernel/operation';
import { bookingFailures } from '#web/features/appointments/booking-failures';
import { type NewAppointmentValues, typedMoment } from '#web/features/appointments/new-appointment-values';

export type FieldProblems = Partial<Record<keyof NewAppointmentValues, string>>;

export type BookingKnowledge = OperationOutput<typeof listInvitees>;

const missing: Readonly<Record<keyof NewAppointmentValues, string>> = {
  title: 'Scrivi un titolo.',
  patient: 'Scegli un paziente.',
  kind: 'Scegli il tipo di appuntamento.',
  date: 'Indica la data.',
  time: 'Indica l’ora.',
  slots: 'Scegli la durata.',
};

/** The fields still empty (APPT-17 to 23). */
export function missingFields(values: NewAppointmentValues): (keyof NewAppointmentValues)[] {
  return (Object.keys(missing) as (keyof NewAppointmentValues)[]).filter((field) => values[field].trim() === '');
}

/** What is wrong with each field, in the form's order; nothing when the appointment can be asked for. */
export function newAppointmentProblems(
  values: NewAppointmentValues,
  known: BookingKnowledge,
  now: Instant,
): FieldProblems {
  const problems: FieldProblems = {};
  for (const field of missingFields(values)) problems[field] = missing[field];
  const { date, time } = typedMoment(values);
  if (!date) problems.date ??= bookingFailures.date_past.title;
  if (!time) problems.time ??= bookingFailures.time_past.title;
  for (const code of [dayRefusal(values, now), standingRefusal(values, known, now)]) {
    const said = code && bookingFailures[code];
    if (said?.field) problems[said.field] ??= said.title;
  }
  return problems;
}

/** What forbids the appointment on whatever day, as soon as patient and kind are chosen (APPT-26 to 35). */
export function standingRefusal(
  { patient, kind }: Pick<NewAppointmentValues, 'patient' | 'kind'>,
  { invitees, prices, planExpired }: BookingKnowledge,
  now: Instant,
): BookingRefusal | undefined {
  const invitee = invitees.find((one) => one.patient === patient);
  if (!invitee || kind === '') return undefined;
  const grounds = { now, prices, planExpired, hasIntroductoryTalk: invitee.hasIntroductoryTalk };
  return bookingRefusal({ kind, date: dayFarAhead, time: lastMinute }, grounds) ?? undefined;
}

/** No rule about days objects to these. */
const dayFarAhead = '9999-12-31' as CivilDate;
const lastMinute = '23:59';

/** What forbids the day and time, whoever is invited; without a time the day alone is judged. */
function dayRefusal(values: NewAppointmentValues, now: Instant): 'date_past' | 'time_past' | undefined {
  const { date, time = lastMinute } = typedMoment(values);
  if (!date) return undefined;
  const talk = { kind: 'introductory-talk', date, time } as const;
  const refusal = bookingRefusal(talk, { now, ...nothingElseObjects });
  return refusal === 'date_past' || refusal === 'time_past' ? refusal : undefined;
}

const nothingElseObjects = {
  hasIntroductoryTalk: false,
  prices: { singleCents: null, coupleCents: null },
  planExpired: false,
} as const;
