import { bookAppointment } from '#contracts/appointments/appointments.api';
import type { SeriesDate } from '#web/features/appointments/booking/series-dates';
import type { SeriesBooking } from '#web/features/appointments/booking/use-book-series';
import { notifyFailure, notifySuccess } from '#web/ui/messages/notify';

/** The label of the save button; for a series it says how many appointments will be created. */
export function saveLabel(dates: readonly SeriesDate[]): string {
  const chosen = dates.filter(({ isChosen }) => isChosen).length;
  return chosen > 1 ? `Salva ${chosen} appuntamenti` : 'Salva appuntamento';
}

/** `Creati 3 appuntamenti su 5`. */
export function createdCount(bookings: readonly SeriesBooking[]): string {
  const made = bookings.filter((booking) => booking.made).length;
  if (made === 0) return bookings.length === 1 ? 'L’appuntamento non è stato creato' : 'Nessun appuntamento creato';
  return `${made === 1 ? 'Creato 1 appuntamento' : `Creati ${made} appuntamenti`} su ${bookings.length}`;
}

/**
 * Notifies how a series ended: always when it is complete, otherwise only when the form that would show it is closed.
 */
export function tellSeries(bookings: readonly SeriesBooking[], isFormOpen: boolean): void {
  if (bookings.every(({ made }) => made)) {
    const first = bookings[0]?.text ?? '';
    if (bookings.length === 1) notifySuccess(`Appuntamento creato: ${first}`);
    else notifySuccess(`Creati ${bookings.length} appuntamenti, ogni settimana. Il primo: ${first}`);
  } else if (!isFormOpen) {
    const advice = 'Gli altri non sono stati creati: guarda il calendario prima di riprovare.';
    notifyFailure(bookAppointment, { title: createdCount(bookings), advice });
  }
}
