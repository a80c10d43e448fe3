import { Text } from '@mantine/core';
import type { Appointment } from '#contracts/appointments/appointments.api';
import { seriesNoticeWords } from '#contracts/chat/appointment-notice';
import { dateAndTimes } from '#web/features/appointments/entry/appointment-times';
import { CancelledNote } from '#web/features/appointments/entry/cancelled-note.tsx';
import { kindName } from '#web/features/appointments/entry/kind-name';
import { sameSeries } from '#web/features/appointments/entry/series/by-series';
import { SeriesSessions } from '#web/features/appointments/entry/series/series-sessions.tsx';
import { everyWeek } from '#web/features/appointments/entry/series/series-words';
import { priceWords } from '#web/features/appointments/entry/title-and-price';
import type { AppointmentFlow } from '#web/features/appointments/entry/use-appointment-flow';
import { useAppointments } from '#web/features/appointments/entry/use-appointments';
import {
  type AppointmentCard,
  cancelledOnCard,
  isOfCancelledSeries,
} from '#web/features/appointments/in-chat/cancelled-on-card';
import { useSignedInUser } from '#web/session/session-context';
import { useNow } from '#web/ui/use-now';

interface SeriesInChatProps {
  /** The session that the message names. */
  readonly appointment: Appointment;
  readonly card: AppointmentCard;
  /** All cards of the conversation. */
  readonly cards: readonly AppointmentCard[];
  readonly flow: AppointmentFlow;
  /** The id of the words that say what was done. */
  readonly describedBy: string;
}

/**
 * The card of a batch of a weekly series, below its words; the sessions as they are now stand behind a line that opens.
 */
export function SeriesInChat({ appointment, card, cards, flow, describedBy }: SeriesInChatProps) {
  const { userType: reader } = useSignedInUser();
  const { data } = useAppointments();
  const now = useNow();
  const sessions = sameSeries(appointment, data?.appointments ?? []);
  const isCancelled = isOfCancelledSeries(card);
  const cancelled = isCancelled ? cancelledOnCard(appointment, sessions, cards) : [];
  const reading = { reader, now, place: 'chat-card' } as const;
  const rhythm = rhythmOf(card, appointment, sessions);
  return (
    <>
      <div>
        {rhythm && <Text fw={600}>{rhythm}</Text>}
        <Text size="sm">{isCancelled ? kindName[appointment.kind] : kindAndPriceOfEach(appointment, sessions)}</Text>
      </div>
      {cancelled.length > 0 && <CancelledNote appointments={cancelled} reading={reading} describedBy={describedBy} />}
      <SeriesSessions label="Vedi le sedute della serie" sessions={sessions} reading={reading} flow={flow} />
    </>
  );
}

/** Weekday and hour of a booked series, as long as they are still those that the card's own words name. */
function rhythmOf({ text }: AppointmentCard, own: Appointment, sessions: readonly Appointment[]): string | undefined {
  if (!text.startsWith(seriesNoticeWords.booked) || !text.includes(dateAndTimes(own))) return undefined;
  const live = sessions.filter(({ status }) => status !== 'denied');
  return everyWeek([own, ...live]) && everyWeek(live);
}

/** `Seduta terapeutica singola · 70,00 € ciascuna`, the price where it is one for all. */
function kindAndPriceOfEach({ kind, priceCents }: Appointment, sessions: readonly Appointment[]): string {
  const isForAll = sessions.every((one) => one.priceCents === priceCents);
  const price = isForAll ? priceWords(priceCents) : undefined;
  return [kindName[kind], price && (priceCents === 0 ? price : `${price} ciascuna`)].filter(Boolean).join(' · ');
}
