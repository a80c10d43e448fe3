import type { ChatMessage } from '#contracts/chat/chat.api';
import type { CivilDate } from '#contracts/kernel/civil-date';
import { instantFromIso } from '#contracts/kernel/instant';
import { romeDate } from '#contracts/kernel/rome-time';
import type { Bubble } from '#web/features/chat/conversation/bubbles';
import { holdsWords } from '#web/ui/holds-words';

type Message = Pick<Bubble, 'key' | 'sentAt' | 'content'>;

/** The keys of the messages that hold every word searched for, oldest first; none for a search without a word. */
export function foundMessages(messages: readonly Message[], sought: string): string[] {
  const words = sought.trim();
  if (words === '') return [];
  return messages.filter(({ content }) => holdsWords(messageWords(content), words)).map(({ key }) => key);
}

/** The first message of that day, or of the next day on which somebody wrote; after them all the last one. */
export function messageOfDay<Found extends Message>(messages: readonly Found[], day: CivilDate): Found | undefined {
  return messages.find(({ sentAt }) => dayOf(sentAt) >= day) ?? messages.at(-1);
}

/** The day in Rome on which a message was sent. */
export function dayOf(sentAt: string): CivilDate {
  return romeDate(instantFromIso(sentAt));
}

/** What is read of a message: its words, the name of its file, the address of its link. */
export function messageWords(content: ChatMessage['content']): string {
  switch (content.kind) {
    case 'image':
    case 'file':
      return `${content.name} ${content.text}`;
    case 'link':
      return `${content.url} ${content.text}`;
    case 'text':
    case 'appointment':
      return content.text;
  }
}
