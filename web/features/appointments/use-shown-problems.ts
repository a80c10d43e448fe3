import { type UseFormReturn, useWatch } from 'react-hook-form';
import { bookingFailures } from '#web/features/appointments/booking-failures';
import {
  type BookingKnowledge,
  type FieldProblems,
  newAppointmentProblems,
  standingRefusal,
} from '#web/features/appointments/new-appointment-problems';
import type { NewAppointmentValues } from '#web/features/appointments/new-appointment-values';
import type { FailedBooking } from '#web/features/appointments/use-new-appointment';
import { useNow } from '#web/ui/use-now';

/**
 * The problems to show at each field now: of fields already left or once saving was tried, at once the ones that follow
 * from patient and kind together, and what the back end said of a value that still stands. A mended one is gone with
 * the same key.
 */
export function useShownProblems(
  { control, formState }: UseFormReturn<NewAppointmentValues>,
  known: BookingKnowledge,
  failed: FailedBooking | undefined,
): FieldProblems {
  const values = useWatch({ control }) as NewAppointmentValues;
  const now = useNow();
  const { touchedFields, isSubmitted } = formState;
  const standing = standingRefusal(values, known, now);
  const atOnce = standing && bookingFailures[standing].field;
  const shown: FieldProblems = {};
  for (const field of Object.keys(values) as (keyof NewAppointmentValues)[]) {
    const problem = newAppointmentProblems(values, known, now)[field];
    const isDue = isSubmitted || touchedFields[field] || field === atOnce;
    const said = problem && isDue ? problem : refusedAt(field, values, failed);
    if (said) shown[field] = said;
  }
  return shown;
}

function refusedAt(field: keyof NewAppointmentValues, values: NewAppointmentValues, failed: FailedBooking | undefined) {
  return failed?.failure.field === field && failed.values[field] === values[field] ? failed.failure.title : undefined;
}
