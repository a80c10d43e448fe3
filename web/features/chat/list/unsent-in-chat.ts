import { maybeArrived, type Outgoing } from '#web/features/chat/outbox/outgoing';

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
  const lastIn = (state: UnsentInChat['state']) =>
    outgoing.findLast((message) => message.chat === chat && stateOf(message) === state);
  for (const state of ['failed', 'unknown', 'waiting'] as const) {
    const message = lastIn(state);
    if (message) return { state, text: message.text || (message.attachment?.name ?? '') };
  }
  return undefined;
}

function stateOf({ state, refusal }: Outgoing): UnsentInChat['state'] | undefined {
  if (state === 'lost') return refusal === maybeArrived ? 'unknown' : 'failed';
  if (state === 'failed') return 'failed';
  if (state === 'unresolved' || state === 'unconfirmed') return 'unknown';
  return state === 'held' ? 'waiting' : undefined;
}
