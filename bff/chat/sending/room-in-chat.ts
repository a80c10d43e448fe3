import { isOwn } from '#bff/chat/chat-mapping';
import type { ChatViewpoint } from '#bff/chat/chat-viewpoint';
import { type Context, sessionOf } from '#bff/context';
import { countAttempt } from '#bff/count-attempt';
import { isHeavier } from '#bff/json-weight';
import { OperationFailed } from '#bff/operation-failed';
import type { LegacyRecipient } from '#contracts/chat/chat.legacy';

/**
 * What the messages of one member may weigh in a chat, in bytes as JSON, before another is added. The platform gives a
 * user's chats whole or not at all, up to 32 MiB (`transportLimits`), and PHP may write one byte as six (`\u003c`):
 * nobody alone can make all the chats of the other side unreadable.
 */
const heaviestOwn = 4 * 1024 * 1024;

/** Refuses with `chat_full`, which the operation declares, where the user's messages weigh what they may. */
export function requireRoom({ messages }: LegacyRecipient, reader: ChatViewpoint): void {
  const own = messages.filter((message) => isOwn(message, reader));
  if (isHeavier(own, heaviestOwn)) throw new OperationFailed('chat_full');
}

/** Messages of one account in fifteen minutes: more than anybody writes. Each is told the other side by e-mail. */
const perAccount = 300;

/** Counts a message of the user's; refuses with `too_many_attempts`, which the operation declares. */
export async function countMessage(context: Context): Promise<void> {
  const ofAccount = { name: 'message', limit: perAccount, of: sessionOf(context).publicToken };
  const retryAfterSeconds = await countAttempt(context, ofAccount);
  if (retryAfterSeconds > 0) throw new OperationFailed('too_many_attempts', { retryAfterSeconds });
}
