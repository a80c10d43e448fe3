import type { ChatViewpoint } from '#bff/chat/chat-viewpoint';
import { inTimeOrder } from '#bff/chat/in-time-order';
import { isImageName } from '#bff/chat/is-image-name';
import type { OtherSide } from '#bff/chat/other-side';
import { shownFileName } from '#bff/chat/shown-file-name';
import { unreadCount } from '#bff/chat/unread-count';
import { isMarked, keyIn } from '#bff/idempotency-mark';
import { mediaName } from '#bff/media/picture-url';
import { appointmentNoticeSubject, readAppointmentNotice } from '#contracts/chat/appointment-notice';
import { type ChatMessage, type ChatSummary, type PixelSize, pixelSize } from '#contracts/chat/chat.api';
import type { LegacyMessage, LegacyRecipient } from '#contracts/chat/chat.legacy';
import { messagePreview } from '#contracts/chat/message-preview';
import { isoFromInstant } from '#contracts/kernel/instant';

const webAddress = /^https?:\/\/[^\s"'<>\\]+$/i;

/**
 * A message's content: an appointment card, a file of the platform's media under our own address, a link to another web
 * address, or text. A reference that is neither a file nor a web address is not shown (CHAT-18).
 */
function contentFrom(message: LegacyMessage, chatToken: string, mediaBase: string): ChatMessage['content'] {
  const text = message.body ?? '';
  if (message.subject === appointmentNoticeSubject) return cardFrom(text);
  if (message.media_url === undefined) return { kind: 'text', text };
  const name = mediaName(message.media_url, mediaBase);
  if (name !== undefined) return { ...fileFrom(message, name), url: `/files/chat/${chatToken}/${name}`, text };
  return webAddress.test(message.media_url) ? { kind: 'link', url: message.media_url, text } : { kind: 'text', text };
}

function fileFrom({ configuration: { file } }: LegacyMessage, storedName: string) {
  const name = shownFileName(file?.name, storedName);
  if (isImageName(storedName)) return { kind: 'image', name, size: sizeFrom(file) } as const;
  const bytes = file?.size !== undefined && Number.isSafeInteger(file.size) && file.size > 0 ? file.size : null;
  return { kind: 'file', name, bytes } as const;
}

/** Null unless it could be the size of an image: a box is made of it. */
function sizeFrom(file: LegacyMessage['configuration']['file']): PixelSize | null {
  return pixelSize.safeParse(file).data ?? null;
}

function cardFrom(body: string): ChatMessage['content'] {
  const { appointment, batch, text } = readAppointmentNotice(body);
  return { kind: 'appointment', appointment, isOfSeries: batch !== null, text };
}

const previewLength = 120;

/** A chat's messages for the signed-in user, oldest first. */
export function messagesFrom(chat: LegacyRecipient, reader: ChatViewpoint): ChatMessage[] {
  const taken = new Map<string, number>();
  return inTimeOrder(chat.messages, ({ creation_timestamp }) => creation_timestamp).map((message) => {
    const mapped = messageFrom(message, chat.public_token, reader);
    const earlier = taken.get(mapped.id) ?? 0;
    taken.set(mapped.id, earlier + 1);
    return earlier === 0 ? mapped : { ...mapped, id: `${mapped.id}.${earlier}` };
  });
}

/** Whether a message is the user's own: marked so, or written by the user (CHAT-17). */
export function isOwn({ isOwner, owner }: LegacyMessage, reader: ChatViewpoint): boolean {
  return isOwner === true || owner === reader.token;
}

/** One message for the signed-in user. */
export function messageFrom(message: LegacyMessage, chatToken: string, reader: ChatViewpoint): ChatMessage {
  const own = isOwn(message, reader);
  const { act } = message.configuration;
  const idempotencyKey = own && act !== undefined ? keyIn(act) : null;
  return {
    id: message.public_token ?? idempotencyKey ?? String(message.creation_timestamp),
    own,
    sentAt: isoFromInstant(message.creation_timestamp),
    seen: message.seen ?? false,
    idempotencyKey,
    content: contentFrom(message, chatToken, reader.mediaBase),
  };
}

/** A chat as the list shows it. */
export function summaryFrom(chat: LegacyRecipient, otherSide: OtherSide, reader: ChatViewpoint): ChatSummary {
  const messages = messagesFrom(chat, reader);
  const last = messages.at(-1);
  return {
    token: chat.public_token,
    otherSide,
    lastMessage: last === undefined ? null : { ...shortPreview(last.content), sentAt: last.sentAt, own: last.own },
    unread: unreadCount(messages),
  };
}

/**
 * The user's own message that left this mark, if the chat holds it. Refuses with `key_reused` one that left the same
 * key with other content.
 */
export function messageMarked(mark: string, chat: LegacyRecipient, reader: ChatViewpoint): ChatMessage | undefined {
  const isHere = chat.messages.some(
    (message) => messageFrom(message, chat.public_token, reader).own && isMarked(message.configuration.act, mark),
  );
  if (!isHere) return undefined;
  return messagesFrom(chat, reader).find(({ own, idempotencyKey }) => own && idempotencyKey === keyIn(mark));
}

/** Chats with the most recently active first, those without a message last. */
export function lastSpokenFirst(chats: readonly ChatSummary[]): ChatSummary[] {
  const spokenAt = ({ lastMessage }: ChatSummary) => (lastMessage === null ? 0 : Date.parse(lastMessage.sentAt));
  return chats.toSorted((one, other) => spokenAt(other) - spokenAt(one));
}

function shortPreview(content: ChatMessage['content']): ReturnType<typeof messagePreview> {
  const { kind, text } = messagePreview(content);
  return { kind, text: shortened(text) };
}

/** One line of at most 120 characters. */
function shortened(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  if (line.length <= previewLength) return line;
  const characters = [...line];
  return characters.length <= previewLength
    ? characters.join('')
    : `${characters.slice(0, previewLength - 1).join('')}…`;
}
