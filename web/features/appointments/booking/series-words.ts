import { bookAppointment } from '#contracts/appointments/appointments.api';
import type { SeriesDate } from '#web/features/appointments/booking/series-dates';
import { creating, doneCount } from '#web/features/appointments/series/progress-words';
import type { Task, TaskState } from '#web/features/appointments/series/use-one-by-one';
import { notifyFailure, notifySuccess } from '#web/ui/messages/notify';

/** The label of the save button; for a series it says how many appointments will be created. */
export function saveLabel(dates: readonly SeriesDate[]): string {
  const chosen = dates.filter(({ isChosen }) => isChosen).length;
  return chosen > 1 ? `Salva ${chosen} appuntamenti` : 'Salva appuntamento';
}

/**
 * Notifies how a series ended: always when it is complete, otherwise only when the form that would show it is closed.
 */
export function tellSeries(bookings: readonly TaskState<Task>[], isFormOpen: boolean): void {
  if (bookings.every(({ isDone }) => isDone)) {
    const first = bookings[0]?.text ?? '';
    if (bookings.length === 1) notifySuccess(`Appuntamento creato: ${first}`);
    else notifySuccess(`Creati ${bookings.length} appuntamenti, ogni settimana. Il primo: ${first}`);
  } else if (!isFormOpen) {
    const advice = 'Gli altri non sono stati creati: guarda il calendario prima di riprovare.';
    notifyFailure(bookAppointment, { title: doneCount(creating, bookings), advice });
  }
}
