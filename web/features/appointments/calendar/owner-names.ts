import type { OwnerFilter } from '#web/features/appointments/calendar/calendar-address';

export const ownerNames: Readonly<Record<OwnerFilter, string>> = { all: 'Tutti', own: 'Miei', others: 'Di altri' };
