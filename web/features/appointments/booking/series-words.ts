import { bookAppointment } from '#contracts/appointments/appointments.api';
import type { SeriesDate } from '#web/features/appointments/booking/series-dates';
import type { SeriesBooking } from '#web/features/appointments/booking/use-book-series';
import { notifyFailure, notifySuccess } from '#web/ui/messages/notify';

/** What the button that saves says: of a series, how many appointments it creates. */
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

/** Tells how a series ended: a whole one always, any other only when its form is no longer there to say so. */
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
