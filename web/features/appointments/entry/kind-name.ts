import type { AppointmentKind } from '#contracts/appointments/appointments.api';

/** What each kind of appointment is called. */
export const kindName: Readonly<Record<AppointmentKind, string>> = {
  'introductory-talk': 'Colloquio conoscitivo',
  single: 'Seduta terapeutica singola',
  couple: 'Seduta terapeutica di coppia',
};
