import type { Appointment } from '#contracts/appointments/appointments.api';
import { findAppointment } from '#contracts/appointments/find-appointment';
import { seriesNoticeWords } from '#contracts/chat/appointment-notice';
import type { ChatMessage } from '#contracts/chat/chat.api';

/** What a message says of an appointment. */
export type AppointmentCard = Pick<
  Extract<ChatMessage['content'], { kind: 'appointment' }>,
  'appointment' | 'isOfSeries' | 'text'
>;

/** Whether the card tells that several appointments of a series were cancelled. */
export function isOfCancelledSeries({ isOfSeries, text }: AppointmentCard): boolean {
  return isOfSeries && text.startsWith(seriesNoticeWords.cancelled);
}

/**
 * The cancelled sessions that the card of a cancelled series tells of, so that the cards of a chat tell of each once:
 * those from its own session on, up to where the next such card begins, without those that have a card of their own.
 */
export function cancelledOnCard(
  own: Appointment,
  sessions: readonly Appointment[],
  cards: readonly AppointmentCard[],
): readonly Appointment[] {
  const alone = new Set(cards.filter(({ isOfSeries }) => !isOfSeries).map(({ appointment }) => appointment));
  const next = cards
    .filter(isOfCancelledSeries)
    .map(({ appointment }) => (appointment === null ? undefined : findAppointment(sessions, appointment)?.startsAt))
    .filter((startsAt) => startsAt !== undefined && startsAt > own.startsAt)
    .sort()[0];
  return sessions.filter(
    ({ token, status, startsAt }) =>
      status === 'denied' && startsAt >= own.startsAt && (next === undefined || startsAt < next) && !alone.has(token),
  );
}
