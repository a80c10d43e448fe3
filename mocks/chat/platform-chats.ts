import type * as z from 'zod';
import type { LegacySentFile, legacyRecipient } from '#contracts/chat/chat.legacy';
import { secondsFromInstant } from '#contracts/kernel/instant';
import type { ChatRow, MessageRow, UserRow } from '#mocks/db/rows';
import { PlatformRefused } from '#mocks/engine/platform-refused';
import { sendEmail } from '#mocks/engine/send-email';
import type { Platform } from '#mocks/platform';

type LegacyRecipientOnWire = z.input<typeof legacyRecipient>;

interface NewMessage extends Pick<MessageRow, 'subject' | 'body' | 'media_url' | 'type'> {
  readonly chat: ChatRow;
  readonly sender: UserRow;
  readonly configuration: { readonly act?: string | undefined; readonly file?: LegacySentFile | undefined } | undefined;
  readonly notify: boolean;
  readonly include_text: boolean;
}

/** The chat, if the user takes part in it; any other is refused like one that does not exist. */
export function chatOf({ db }: Platform, token: string, reader: string): ChatRow {
  const chat = db.chats.get(token);
  if (!chat?.participants.includes(reader)) throw new PlatformRefused('RECIPIENT_NOT_FOUND');
  return chat;
}

/** Opens a chat. The platform does not check whether the two already have one. */
export function openChat({ db }: Platform, chat: Omit<ChatRow, 'public_token'>): ChatRow {
  const others = chat.participants.slice(1);
  if (others.length === 0 || others.some((token) => !db.users.get(token))) throw new PlatformRefused('USER_NOT_FOUND');
  const row = { public_token: db.nextToken('chat'), ...chat };
  db.chats.put(row);
  return row;
}

/** Adds a message and, if requested, notifies the other side by e-mail. */
export function appendMessage(platform: Platform, message: NewMessage): MessageRow {
  const { db, now } = platform;
  const { chat, sender, subject, body, media_url, type, configuration } = message;
  const row: MessageRow = {
    public_token: db.nextToken('message'),
    chat: chat.public_token,
    owner: sender.public_token,
    subject,
    body,
    media_url,
    type,
    configuration: {
      ...(configuration?.act !== undefined && { act: configuration.act }),
      ...(configuration?.file && { file: configuration.file }),
    },
    creation_timestamp: secondsFromInstant(now()),
    seen: false,
  };
  db.messages.put(row);
  if (message.notify) notifyOthers(platform, message);
  return row;
}

/** A message as one side receives it. */
export function messageFor({ chat: _chat, ...message }: MessageRow, reader: string) {
  return { ...message, isOwner: message.owner === reader };
}

/** A chat as one side receives it: with the name and type of the other side. */
export function recipientFor({ db }: Platform, chat: ChatRow, reader: string): LegacyRecipientOnWire {
  const people = chat.participants.map((token) => db.users.get(token)).filter((user) => user !== undefined);
  const other = people.find((user) => user.public_token !== reader);
  return {
    public_token: chat.public_token,
    name: chat.name,
    group_type: other ? typeOf(other) : '',
    usherGroup: people.map((user) => ({
      public_token: user.public_token,
      name: fullName(user),
      type: typeOf(user),
      picture: user.picture,
    })),
    messages: db.messages.list((row) => row.chat === chat.public_token).map((message) => messageFor(message, reader)),
  };
}

function notifyOthers(platform: Platform, { chat, sender, body, include_text }: NewMessage): void {
  for (const token of chat.participants) {
    const user = platform.db.users.get(token);
    if (!user || token === sender.public_token) continue;
    sendEmail(platform, user, {
      subject: 'Hai un nuovo messaggio',
      text: include_text ? body : 'Hai ricevuto un nuovo messaggio. Accedi alla tua area personale per leggerlo.',
    });
  }
}

/** Privileged accounts are the administration. */
function typeOf({ public_configuration }: UserRow): string {
  return public_configuration.privilege ? 'amministrazione' : public_configuration.type;
}

function fullName({ public_configuration: { nome, cognome } }: UserRow): string {
  return `${nome} ${cognome}`.trim();
}
