import { endAfterSlots } from '#contracts/appointments/half-hour-slots';
import type { Instant } from '#contracts/kernel/instant';
import { instantFromRome, romeClockShows } from '#contracts/kernel/rome-time';
import { type AppointmentValues, typedMoment } from '#web/features/appointments/form/appointment-values';

/** The typed start and end; undefined while day or time cannot be read or Rome's clock skips the time. */
export function wantedTime(
  values: Pick<AppointmentValues, 'date' | 'time' | 'slots'>,
): { readonly start: Instant; readonly end: Instant } | undefined {
  const { date, time } = typedMoment(values);
  if (!date || !time || romeClockShows(date, time) === 'never') return undefined;
  const start = instantFromRome(date, time);
  return { start, end: endAfterSlots(start, Number(values.slots)) };
}
