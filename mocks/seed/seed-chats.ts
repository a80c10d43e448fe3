import { italianDate } from '#contracts/kernel/civil-date';
import { type Instant, instantFromMs, secondsFromInstant } from '#contracts/kernel/instant';
import { romeDate, romeTime } from '#contracts/kernel/rome-time';
import type { Database } from '#mocks/db/create-db';
import { daysAgoAt } from '#mocks/people/moments';
import { personaChats } from '#mocks/people/people-data';

/** One line of a conversation: its author, its time and its content; a card names an event. */
export interface Line {
  readonly from: string;
  readonly at: Instant;
  readonly text?: string;
  readonly event?: string;
  readonly picture?: string;
  readonly unread?: boolean;
}

export interface Conversation {
  readonly token: string;
  readonly between: readonly [string, string];
  readonly lines: readonly Line[];
}

/** Puts a chat with all its messages into the database. */
export function seedConversation(db: Database, { token, between, lines }: Conversation): void {
  const names = between.map((person) => {
    const profile = db.users.get(person)?.public_configuration;
    return `${profile?.nome ?? ''} ${profile?.cognome ?? ''}`.trim();
  });
  db.chats.put({ public_token: token, name: names.join(' - '), participants: [...between], admin_list: [] });
  for (const [index, line] of lines.entries()) {
    db.messages.put({
      public_token: `${token}-${index + 1}`,
      chat: token,
      owner: line.from,
      subject: line.event ? 'Event Notification' : 'Messaggio',
      body: line.event ? cardText(db, line.event) : (line.text ?? ''),
      media_url: line.picture ?? '',
      type: 'message',
      configuration: {},
      creation_timestamp: secondsFromInstant(line.at),
      seen: !line.unread,
    });
  }
}

/** The date and time in words, and the marker that ties the card to its event. */
function cardText(db: Database, token: string): string {
  const event = db.events.get(token);
  if (!event) throw new Error(`A conversation of the seed speaks of ${token}, which does not exist.`);
  const start = instantFromMs(event.start_timestamp * 1000);
  return `${italianDate(romeDate(start))} ${romeTime(start)} event_pt:${token}`;
}

/** The chats of the personas, dated back from `now`. */
export function seedPersonaChats(db: Database, now: Instant): void {
  for (const { lines, ...chat } of personaChats) {
    const dated = lines.map(({ daysAgo, time, ...line }) => ({ ...line, at: daysAgoAt(now, daysAgo, time) }));
    seedConversation(db, { ...chat, lines: dated });
  }
}
