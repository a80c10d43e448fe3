import type { EventAsSeen } from '#bff/appointments/appointments-mapping';
import { chatViewpoint } from '#bff/chat/chat-viewpoint';
import { chatWith } from '#bff/chat/chat-with';
import { ownChats } from '#bff/chat/own-chats';
import { type Context, sessionOf } from '#bff/context';
import { idempotentWrite } from '#bff/idempotent-write';
import { LegacyRefused, LegacyUnavailable, LegacyUnreadable } from '#bff/legacy/legacy-failures';
import { unlessSessionEnded } from '#bff/login/unless-session-ended';
import { refusal } from '#bff/operation-failed';
import { bookAppointment, cancelAppointment, moveAppointment } from '#contracts/appointments/appointments.api';
import {
  type AppointmentNoticeContent,
  appointmentNoticeBody,
  appointmentNoticeSubject,
  readAppointmentNotice,
  seriesActWords,
} from '#contracts/chat/appointment-notice';
import { type LegacyRecipient, noticeChatAppend, noticeChatCreate } from '#contracts/chat/chat.legacy';
import type { Instant } from '#contracts/kernel/instant';
import { clockTime, shortDateAndTimes, weekdayAndDate } from '#contracts/kernel/italian-format';
import type { LegacyRequest } from '#contracts/kernel/platform/legacy-call';
import { daysBetween, romeDate } from '#contracts/kernel/rome-time';

/** The acts a patient is told of, and the words before date and times: of one appointment, and of a series. */
const toldActs = {
  booked: { operation: bookAppointment, one: '', series: seriesActWords.booked },
  moved: {
    operation: moveAppointment,
    one: 'Appuntamento modificato: ',
    series: seriesActWords.moved,
  },
  cancelled: {
    operation: cancelAppointment,
    one: 'Appuntamento annullato: ',
    series: seriesActWords.cancelled,
  },
} as const;

export interface AppointmentNotice {
  readonly act: keyof typeof toldActs;
  readonly seen: EventAsSeen;
  /** The chat of the two; without one the card opens it. */
  readonly chat: LegacyRecipient | undefined;
  /** The therapist's calendar, which says of which series the appointments in earlier cards are. */
  readonly calendar: readonly EventAsSeen[];
  /** The names of the two, as far as they are known. */
  readonly names: readonly string[];
  /** Names the act on a series that this is part of: the notice of the first appointment tells of all. */
  readonly seriesAct: string | undefined;
  /** The time it had before a move; without an end where an earlier attempt has moved it already. */
  readonly before?: { readonly start: Instant; readonly end?: Instant };
}

/**
 * Puts the card of an act into the chat of both sides, unless it is there already: one for an appointment, one for all
 * of a series. Done is what the chat shows; a failure undoes nothing, is logged, and refuses with `patient_not_told`,
 * so that the act asked for again sends what is missing (LEG-34).
 */
export async function tellInChat(context: Context, notice: AppointmentNotice): Promise<void> {
  const { act, seen, chat } = notice;
  const call = chat ? noticeChatAppend : noticeChatCreate;
  try {
    await unlessSessionEnded(context, () =>
      idempotentWrite({
        call: call.name,
        findExisting: async (moment) => {
          const latest = moment === 'before' ? chat : await latestChatWith(context, seen.other);
          return isToldInChat({ ...notice, chat: latest }) ? true : undefined;
        },
        write: () => send(context, notice),
      }),
    );
  } catch (failure) {
    if (!isOfThePlatform(failure)) throw failure;
    context.log.error('appointment_not_told_in_chat', { call: failure.call });
    throw refusal(toldActs[act].operation, 'patient_not_told');
  }
}

/** Whether the chat holds a card that tells of this act: of the appointment, or of the series it is done to. */
export function isToldInChat(notice: Omit<AppointmentNotice, 'names'>): boolean {
  const { act, seen, chat } = notice;
  const { one, series } = toldActs[act];
  return (chat?.messages ?? []).some(({ subject, body = '' }) => {
    if (subject !== appointmentNoticeSubject) return false;
    const told = readAppointmentNotice(body);
    if (told.seriesAct !== null && told.text.startsWith(series) && tellsOfSeries(told, notice)) return true;
    // A cancelled appointment keeps its token, which its other cards name too; a moved one has a new token.
    const isOfThisAct = act !== 'cancelled' || told.text.startsWith(one) || told.text.startsWith(series);
    return isOfThisAct && told.appointment === seen.event.public_token;
  });
}

/**
 * Whether a card about several appointments tells of this one too: they are of one series, and it is the same act. What
 * is cancelled stays so, and the card shows the series as it is: a cancellation is told of by any from an earlier
 * appointment on.
 */
function tellsOfSeries(
  told: AppointmentNoticeContent,
  { act, seen, calendar, seriesAct }: Omit<AppointmentNotice, 'names'>,
): boolean {
  const { series } = seen.event.configuration;
  const named = calendar.find(({ event: { public_token, configuration } }) =>
    [public_token, ...(configuration.moved_from ?? [])].some((token) => token === told.appointment),
  );
  if (series === undefined || named?.event.configuration.series !== series) return false;
  return act === 'cancelled' ? named.event.start_timestamp <= seen.event.start_timestamp : told.seriesAct === seriesAct;
}

async function send(context: Context, notice: AppointmentNotice): Promise<undefined> {
  const { act, seen, chat, names, seriesAct } = notice;
  const { event, other } = seen;
  const text =
    seriesAct === undefined
      ? `${toldActs[act].one}${shortDateAndTimes(event.start_timestamp, event.end_timestamp)}`
      : `${toldActs[act].series}${fromWhen(notice)}`;
  const entry: Omit<LegacyRequest<typeof noticeChatAppend>, 'public_token_recipient'> = {
    private_token: sessionOf(context).privateToken,
    subject: appointmentNoticeSubject,
    body: appointmentNoticeBody(text, event.public_token, seriesAct),
    type: 'message',
    name: names.join(' - '),
    admin_list: [...context.settings.adminTokens],
  };
  if (chat) await context.legacy.call(noticeChatAppend, { ...entry, public_token_recipient: chat.public_token });
  else await context.legacy.call(noticeChatCreate, { ...entry, targets: [other] });
  return undefined;
}

/**
 * From when on an act on a series applies: `da mer 23 dicembre 2026, 20:00-21:00 (prima 19:00-20:00)`. Of a series that
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
