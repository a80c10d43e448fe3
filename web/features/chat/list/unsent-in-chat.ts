import type { Outgoing } from '#web/features/chat/outbox/outgoing';

/** What the list says of messages that have not left. */
export interface UnsentInChat {
  /** `waiting` goes by itself; `unknown` may have arrived; `failed` was not accepted. */
  readonly state: 'waiting' | 'unknown' | 'failed';
  /** The text of the last message in that state, or the name of its file. */
  readonly text: string;
}

/**
 * What has not left in this chat, where it is worth a line: what asks something of its author before what goes by
 * itself. A message that is just leaving, or has left, is none.
 */
export function unsentInChat(outgoing: readonly Outgoing[], chat: string): UnsentInChat | undefined {
  const lastOf = (...states: readonly Outgoing['state'][]) =>
    wordsOf(outgoing.findLast((message) => message.chat === chat && states.includes(message.state)));
  const failed = lastOf('failed', 'lost');
  if (failed !== undefined) return { state: 'failed', text: failed };
  const unknown = lastOf('unresolved', 'unconfirmed');
  if (unknown !== undefined) return { state: 'unknown', text: unknown };
  const waiting = lastOf('held');
  return waiting === undefined ? undefined : { state: 'waiting', text: waiting };
}

function wordsOf(message: Outgoing | undefined): string | undefined {
  return message && (message.text || message.attachment?.name);
}
