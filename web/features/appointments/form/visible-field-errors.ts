import type { FormState } from 'react-hook-form';
import type { Instant } from '#contracts/kernel/instant';
import type { FieldProblems } from '#web/features/appointments/form/appointment-problems';
import type { AppointmentValues, FieldName } from '#web/features/appointments/form/appointment-values';
import { type BookingFailure, bookingFailures } from '#web/features/appointments/form/booking-failures';
import {
  type BookingKnowledge,
  chosenPartyRefusal,
  newAppointmentProblems,
} from '#web/features/appointments/form/new-appointment-problems';

/** Why the last attempt failed, with the values it was made with. */
export interface FailedAttempt {
  readonly failure: BookingFailure;
  readonly values: AppointmentValues;
}

interface Shown {
  readonly values: AppointmentValues;
  readonly formState: Pick<FormState<AppointmentValues>, 'touchedFields' | 'isSubmitted'>;
  /** All problems of the form. */
  readonly problems: FieldProblems;
  /** The field whose problem is shown even before the user has left it. */
  readonly atOnce?: FieldName | undefined;
  readonly failed: FailedAttempt | undefined;
}

/**
 * The problems shown at the fields now: those of fields the user has left, all of them after an attempt to save, and
 * the back end's refusal of a value until that value changes.
 */
export function visibleFieldErrors({ values, formState, problems, atOnce, failed }: Shown): FieldProblems {
  const { touchedFields, isSubmitted } = formState;
  const shown: FieldProblems = {};
  for (const field of fieldsInOrder) {
    const isDue = isSubmitted || touchedFields[field] || field === atOnce;
    const said = (isDue && problems[field]) || refusedAt(field, values, failed);
    if (said) shown[field] = said;
  }
  return shown;
}

/** The same for a new appointment: a problem of patient and kind together is shown at once. */
export function visibleNewFieldErrors(
  shown: Omit<Shown, 'problems' | 'atOnce'>,
  known: BookingKnowledge,
  now: Instant,
): FieldProblems {
  const refusal = chosenPartyRefusal(shown.values, known);
  const atOnce = refusal && bookingFailures[refusal].field;
  return visibleFieldErrors({ ...shown, problems: newAppointmentProblems(shown.values, known, now), atOnce });
}

const fieldsInOrder: readonly FieldName[] = ['title', 'patient', 'kind', 'date', 'time', 'slots'];

function refusedAt(field: FieldName, values: AppointmentValues, failed: FailedAttempt | undefined) {
  return failed?.failure.field === field && failed.values[field] === values[field] ? failed.failure.title : undefined;
}
