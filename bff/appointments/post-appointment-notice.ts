import type { EventAsSeen } from '#bff/appointments/appointments-mapping';
import { type Context, sessionOf } from '#bff/context';
import { LegacyRefused, LegacyUnavailable, LegacyUnreadable } from '#bff/legacy/legacy-failures';
import { appointmentNoticeSubject, readAppointmentNotice } from '#contracts/chat/appointment-notice';
import { type LegacyRecipient, noticeChatAppend, noticeChatCreate } from '#contracts/chat/chat.legacy';
import { shortDateAndTimes } from '#contracts/kernel/italian-format';
import type { LegacyRequest } from '#contracts/kernel/platform/legacy-call';

export interface AppointmentNotice {
  readonly seen: EventAsSeen;
  /** The chat of the two; without one the card opens it. */
  readonly chat: LegacyRecipient | undefined;
  /** The names of the two, as far as they are known. */
  readonly names: readonly string[];
  /** The words before date and times. */
  readonly prefix?: string;
}

/** Puts an appointment card into the chat of both sides. A failure is logged and undoes nothing. */
export async function postAppointmentNotice(
  context: Context,
  { seen, chat, names, prefix = '' }: AppointmentNotice,
): Promise<void> {
  const { event, other } = seen;
  const { privateToken } = sessionOf(context);
  const entry: Omit<LegacyRequest<typeof noticeChatAppend>, 'public_token_recipient'> = {
    private_token: privateToken,
    subject: appointmentNoticeSubject,
    body: `${prefix}${shortDateAndTimes(event.start_timestamp, event.end_timestamp)} event_pt:${event.public_token}`,
    type: 'message',
    name: names.join(' - '),
    admin_list: [...context.settings.adminTokens],
  };
  try {
    if (chat) await context.legacy.call(noticeChatAppend, { ...entry, public_token_recipient: chat.public_token });
    else await context.legacy.call(noticeChatCreate, { ...entry, targets: [other] });
  } catch (failure) {
    if (!isOfThePlatform(failure)) throw failure;
    context.log.error('appointment_not_told_in_chat', { call: failure.call });
  }
}

/** Whether the chat already holds a card of the event. */
export function hasAppointmentNotice(chat: LegacyRecipient, event: string): boolean {
  return chat.messages.some(
    ({ subject, body = '' }) =>
      subject === appointmentNoticeSubject && readAppointmentNotice(body).appointment === event,
  );
}

function isOfThePlatform(failure: unknown): failure is LegacyRefused | LegacyUnavailable | LegacyUnreadable {
  return [LegacyRefused, LegacyUnavailable, LegacyUnreadable].some((kind) => failure instanceof kind);
}
