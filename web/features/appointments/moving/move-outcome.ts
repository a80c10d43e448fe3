import type { Appointment } from '#contracts/appointments/appointments.api';
import { findAppointment } from '#contracts/appointments/find-appointment';
import type { AppointmentValues } from '#web/features/appointments/form/appointment-values';
import { changesTo, moveValues } from '#web/features/appointments/moving/move-values';

/**
 * What the calendar tells of a move whose answer was lost: it was made or not, the appointment is at a third time or
 * cancelled (`elsewhere`), or it is nowhere (`missing`).
 */
export type MoveOutcome = 'made' | 'not-made' | 'elsewhere' | 'missing';

/** Looks for the appointment that was seen at the time that was typed; where only the title is new, under that. */
export function moveOutcome(
  seen: Appointment,
  values: AppointmentValues,
  appointments: readonly Appointment[],
): MoveOutcome {
  const found = findAppointment(appointments, seen.token);
  if (!found) return 'missing';
  if (found.status === 'denied') return 'elsewhere';
  const missing = changesTo(found, values);
  const isTitleEnough = changesTo(seen, values).isTimeNew || !missing.isTitleNew;
  if (!missing.isTimeNew && isTitleEnough) return 'made';
  return changesTo(found, moveValues(seen)).isTimeNew ? 'elsewhere' : 'not-made';
}
