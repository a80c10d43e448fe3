import * as z from 'zod/mini';
import { appointmentKind, type bookAppointment } from '#contracts/appointments/appointments.api';
import type { CivilDate } from '#contracts/kernel/civil-date';
import type { OperationInput } from '#contracts/kernel/operation';
import { type AppointmentValues, timingInput } from '#web/features/appointments/form/appointment-values';
import type { DraftKind } from '#web/forms/draft-store';

/** The values of the form: the fields of an appointment, and whether it repeats. */
export interface NewAppointmentValues extends AppointmentValues {
  readonly repeats: boolean;
  /** The length of the series, as text. */
  readonly times: string;
  /** The days of the series that were ticked or unticked by hand. */
  readonly choices: Readonly<Record<CivilDate, boolean>>;
}

/** The values of an empty form; two half hours are the usual length. */
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

/**
 * The draft of a new appointment: one for each patient and for each time the form is opened for, so that a pressed time
 * never begins with the patient of another.
 */
export function newAppointmentDraft({
  patient = '',
  date = '',
  time = '',
}: Partial<NewAppointmentValues>): DraftKind<NewAppointmentValues> {
  const pressed = time && `:${date}T${time}`;
  return { name: `new-appointment:${patient}${pressed}`, version: 1, schema: keptValues };
}

/**
 * What the form begins with. A draft brings the day it was typed for, whatever day is on the screen now; only a pressed
 * half hour, which has a draft of its own, decides day and hour, and a patient's own page decides the patient.
 */
export function beginAppointment(
  preset: Partial<NewAppointmentValues>,
  kept: NewAppointmentValues | undefined,
): NewAppointmentValues {
  const { date, ...others } = preset;
  return { ...blankAppointment, ...preset, ...kept, ...(preset.time ? preset : others) };
}

/** Any texts are kept, since a draft may still be wrong. */
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

/** Whether the appointment repeats; only therapy sessions do. */
export function isSeries({ repeats, kind }: Pick<NewAppointmentValues, 'repeats' | 'kind'>): boolean {
  return repeats && kind !== 'introductory-talk';
}

/** The input of a booking. Throws for values with a problem that makes them unreadable. */
export function bookingInput(
  values: AppointmentValues,
): Omit<OperationInput<typeof bookAppointment>, 'idempotencyKey'> {
  if (values.kind === '') throw new Error('Only values without problems can be asked for.');
  return { kind: values.kind, ...timingInput(values), patient: values.patient };
}
