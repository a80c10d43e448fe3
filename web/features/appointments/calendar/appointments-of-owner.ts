import type { Appointment } from '#contracts/appointments/appointments.api';
import type { OwnerFilter } from '#web/features/appointments/calendar/calendar-address';

/** Those the filter lets through: everybody's, those the reader created, those others created (CAL-09). */
export function appointmentsOfOwner<Row extends Pick<Appointment, 'own'>>(
  appointments: readonly Row[],
  owner: OwnerFilter,
): readonly Row[] {
  if (owner === 'all') return appointments;
  return appointments.filter(({ own }) => own === (owner === 'own'));
}
