import * as z from 'zod/mini';
import { appointmentKind, type bookAppointment } from '#contracts/appointments/appointments.api';
import type { CivilDate } from '#contracts/kernel/civil-date';
import type { OperationInput } from '#contracts/kernel/operation';
import { type AppointmentValues, timingInput } from '#web/features/appointments/form/appointment-values';
import type { DraftKind } from '#web/forms/draft-store';

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

/** What was typed and is no appointment yet: a draft for each patient the form was opened for. */
export function newAppointmentDraft(patient = ''): DraftKind<NewAppointmentValues> {
  return { name: `new-appointment:${patient}`, version: 1, schema: keptValues };
}

/** Any texts: a draft may be wrong still. */
const keptValues = z.object({
  title: z.string(),
  patient: z.string(),
  kind: z.enum(['', ...appointmentKind.options]),
  date: z.string(),
  time: z.string(),
  slots: z.string(),
  repeats: z.boolean(),
  times: z.string(),
  choices: z.record(z.string(), z.boolean()),
});

/** Whether the appointment repeats: only therapy sessions do. */
export function isSeries({ repeats, kind }: Pick<NewAppointmentValues, 'repeats' | 'kind'>): boolean {
  return repeats && kind !== 'introductory-talk';
}

/** What is asked for, from values without problems; throws when they have one that makes them unreadable. */
export function bookingInput(
  values: AppointmentValues,
): Omit<OperationInput<typeof bookAppointment>, 'idempotencyKey'> {
  if (values.kind === '') throw new Error('Only values without problems can be asked for.');
  return { kind: values.kind, ...timingInput(values), patient: values.patient };
}
