import type { Appointment } from '#contracts/appointments/appointments.api';
import type { OwnerFilter } from '#web/features/appointments/calendar/calendar-address';

/** The appointments the filter lets through: all, those the user created, or those others created. */
export function appointmentsOfOwner<Row extends Pick<Appointment, 'own'>>(
  appointments: readonly Row[],
  owner: OwnerFilter,
): readonly Row[] {
  if (owner === 'all') return appointments;
  return appointments.filter(({ own }) => own === (owner === 'own'));
}
