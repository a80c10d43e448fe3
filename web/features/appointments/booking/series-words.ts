import type { SeriesDate } from '#web/features/appointments/booking/series-dates';

/** The label of the save button; for a series it says how many appointments will be created. */
export function saveLabel(dates: readonly SeriesDate[]): string {
  const chosen = dates.filter(({ isChosen }) => isChosen).length;
  return chosen > 1 ? `Salva ${chosen} appuntamenti` : 'Salva appuntamento';
}
