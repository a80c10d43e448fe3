import type { AppointmentKind } from '#contracts/appointments/appointments.api';

export const kindName: Readonly<Record<AppointmentKind, string>> = {
  'introductory-talk': 'Colloquio conoscitivo',
  single: 'Seduta terapeutica singola',
  couple: 'Seduta terapeutica di coppia',
};

/** The kind where there is little room. */
export const shortKindName: Readonly<Record<AppointmentKind, string>> = {
  'introductory-talk': 'Colloquio',
  single: 'Singola',
  couple: 'Di coppia',
};
