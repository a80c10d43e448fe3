import type { EventAsSeen } from '#bff/appointments/appointments-mapping';
import { isOrWas } from '#bff/appointments/own-events';
import { chatViewpoint } from '#bff/chat/chat-viewpoint';
import { chatWith } from '#bff/chat/chat-with';
import { ownChats } from '#bff/chat/own-chats';
import { whileChatIsSought } from '#bff/chat/with-chats-locked';
import { type Context, sessionOf } from '#bff/context';
import { idempotentWrite } from '#bff/idempotent-write';
import { LegacyRefused, LegacyUnavailable, LegacyUnreadable } from '#bff/legacy/legacy-failures';
import { tellOtherPages } from '#bff/live/tell-pages';
import { unlessSessionEnded } from '#bff/login/unless-session-ended';
import { refusal } from '#bff/operation-failed';
import { bookAppointment, cancelAppointment, moveAppointment } from '#contracts/appointments/appointments.api';
import {
  type AppointmentNoticeContent,
  appointmentNoticeBody,
  appointmentNoticeSubject,
  readAppointmentNotice,
  seriesNoticeWords,
} from '#contracts/chat/appointment-notice';
import { type LegacyRecipient, noticeChatAppend, noticeChatCreate } from '#contracts/chat/chat.legacy';
import type { Instant } from '#contracts/kernel/instant';
import { clockTime, shortDateAndTimes, weekdayAndDate } from '#contracts/kernel/italian-format';
import type { LegacyRequest } from '#contracts/kernel/platform/legacy-call';
import { daysBetween, romeDate } from '#contracts/kernel/rome-time';

/** The changes a patient is notified of, and the words before date and times: of one appointment, and of a series. */
const notifiedChanges = {
  booked: { operation: bookAppointment, one: '', series: seriesNoticeWords.booked },
  moved: {
    operation: moveAppointment,
    one: 'Appuntamento modificato: ',
    series: seriesNoticeWords.moved,
  },
  cancelled: {
    operation: cancelAppointment,
    one: 'Appuntamento annullato: ',
    series: seriesNoticeWords.cancelled,
  },
} as const;

export interface AppointmentNotice {
  readonly change: keyof typeof notifiedChanges;
  readonly seen: EventAsSeen;
  /** The chat of the two; without one the card opens it. */
  readonly chat: LegacyRecipient | undefined;
  /** The therapist's calendar, which says of which series the appointments in earlier cards are. */
  readonly calendar: readonly EventAsSeen[];
  /** The names of the two, as far as they are known. */
  readonly names: readonly string[];
  /** Names the batch this is part of, if any: one card, that of its first appointment, stands for all of it. */
  readonly batch: string | undefined;
  /** The time it had before a move; without an end where an earlier attempt has moved it already. */
  readonly before?: { readonly start: Instant; readonly end?: Instant };
}

/**
 * Puts the card of a change into the chat of both sides, unless it is there already: one for an appointment, one for a
 * batch. Done is what the chat shows; a failure undoes nothing, is logged, and refuses with `patient_not_notified`, so
 * that the same request made again sends what is missing (LEG-34).
 */
export async function notifyInChat(context: Context, notice: AppointmentNotice): Promise<void> {
  const { change, seen, chat } = notice;
  const call = chat ? noticeChatAppend : noticeChatCreate;
  try {
    await unlessSessionEnded(context, () =>
      idempotentWrite({
        call: call.name,
        findExisting: async (moment) => {
          const latest = moment === 'before' ? chat : await latestChatWith(context, seen.other);
          return isNotified({ ...notice, chat: latest }) ? true : undefined;
        },
        write: () => send(context, notice),
      }),
    );
  } catch (failure) {
    if (!isOfThePlatform(failure)) throw failure;
    context.log.error('appointment_not_notified_in_chat', { call: failure.call });
    throw refusal(notifiedChanges[change].operation, 'patient_not_notified');
  } finally {
    // Of the change itself, whether or not its card has arrived.
    tellOtherPages(context, seen.other, notifiedChanges[change].operation);
  }
}

/** What decides whether a card is missing. */
type Expected = Omit<AppointmentNotice, 'names' | 'before'>;

/** Whether the chat holds the card of this change: of the appointment alone, or of the batch it is part of. */
function isNotified(expected: Expected): boolean {
  const { change, seen, batch } = expected;
  const { one, series } = notifiedChanges[change];
  // A cancelled appointment keeps its token, which its other cards name too; a moved one has a new token.
  const isOfThisChange = (text: string) => change !== 'cancelled' || text.startsWith(one) || text.startsWith(series);
  const isAlone = cardsIn(expected).some(
    ({ appointment, text }) => appointment === seen.event.public_token && isOfThisChange(text),
  );
  return isAlone || cardsOfSeries(expected).some((card) => card.batch === batch);
}

/**
 * Whether the patient was notified of a cancellation that was made before: by its card, or by that of another batch
 * that began with it or with an earlier appointment of its series.
 */
export function wasNotified(expected: Expected): boolean {
  const { start_timestamp } = expected.seen.event;
  return isNotified(expected) || cardsOfSeries(expected).some(({ start }) => start <= start_timestamp);
}

function cardsIn({ chat }: Expected): AppointmentNoticeContent[] {
  const cards = (chat?.messages ?? []).filter(({ subject }) => subject === appointmentNoticeSubject);
  return cards.map(({ body = '' }) => readAppointmentNotice(body));
}

interface SeriesCard {
  readonly batch: string;
  /** When the appointment it names begins. */
  readonly start: Instant;
}

/** The cards about the same change of several appointments of the same series. */
function cardsOfSeries(expected: Expected): SeriesCard[] {
  const { change, seen, calendar } = expected;
  const { series } = seen.event.configuration;
  return cardsIn(expected).flatMap(({ appointment, batch, text }) => {
    if (appointment === null || batch === null || !text.startsWith(notifiedChanges[change].series)) return [];
    const named = calendar.find(({ event }) => isOrWas(event, appointment))?.event;
    const isSameSeries = series !== undefined && named?.configuration.series === series;
    return isSameSeries ? [{ batch, start: named.start_timestamp }] : [];
  });
}

async function send(context: Context, notice: AppointmentNotice): Promise<undefined> {
  const { change, seen, chat, names, batch } = notice;
  const { event, other } = seen;
  const text =
    batch === undefined
      ? `${notifiedChanges[change].one}${shortDateAndTimes(event.start_timestamp, event.end_timestamp)}`
      : `${notifiedChanges[change].series}${fromWhen(notice)}`;
  const entry: Omit<LegacyRequest<typeof noticeChatAppend>, 'public_token_recipient'> = {
    private_token: sessionOf(context).privateToken,
    subject: appointmentNoticeSubject,
    body: appointmentNoticeBody(text, event.public_token, batch),
    type: 'message',
    name: names.join(' - '),
    admin_list: [...context.settings.adminTokens],
  };
  const append = ({ public_token: public_token_recipient }: LegacyRecipient) =>
    context.legacy.call(noticeChatAppend, { ...entry, public_token_recipient });
  if (chat) await append(chat);
  else
    await whileChatIsSought(context, other, async () => {
      // The patient may have written meanwhile.
      const opened = await latestChatWith(context, other);
      if (opened) await append(opened);
      else await context.legacy.call(noticeChatCreate, { ...entry, targets: [other] });
    });
  return undefined;
}

/**
 * From when on a batch applies: `da mer 23 dicembre 2026, 20:00-21:00 (prima 19:00-20:00)`. Of a series that
 * is put off by a week or more the last one is moved first (`seriesMoves`): its card says until when.
 */
function fromWhen({ seen: { event }, before }: AppointmentNotice): string {
  const { start_timestamp: start, end_timestamp: end } = event;
  const now = shortDateAndTimes(start, end);
  if (!before || (before.start === start && (before.end ?? end) === end)) return `da ${now}`;
  const shift = daysBetween(romeDate(before.start), romeDate(start));
  const day = shift === 0 ? '' : `${weekdayAndDate(before.start)}, `;
  const until = before.end === undefined ? '' : `-${clockTime(before.end)}`;
  return `${shift >= 7 ? 'fino a' : 'da'} ${now} (prima ${day}${clockTime(before.start)}${until})`;
}

async function latestChatWith(context: Context, other: string): Promise<LegacyRecipient | undefined> {
  return chatWith(other, await ownChats(context), chatViewpoint(context));
}

function isOfThePlatform(failure: unknown): failure is LegacyRefused | LegacyUnavailable | LegacyUnreadable {
  return [LegacyRefused, LegacyUnavailable, LegacyUnreadable].some((kind) => failure instanceof kind);
}
