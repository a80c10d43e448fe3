import type { ChatMessage } from '#contracts/chat/chat.api';
import type { Problem } from '#contracts/kernel/problem';
import { problemOf } from '#web/api/call-failed';
import { newAct } from '#web/api/new-act';
import { failed, nextToSend, type Outgoing, queued, retried, sent } from '#web/features/chat/outbox/outgoing';

interface OutboxParts {
  readonly initial: readonly Outgoing[];
  /** Sends one message; throws `CallFailed`. */
  readonly send: (message: Outgoing) => Promise<ChatMessage>;
  /** Told of every change, to keep what is not sent. */
  readonly onChange: (outgoing: readonly Outgoing[]) => void;
  /** Told after each attempt, with the problem of one that failed. */
  readonly onAttempt: (problem: Problem | undefined) => void;
}

export interface Outbox {
  readonly read: () => readonly Outgoing[];
  readonly subscribe: (onChange: () => void) => () => void;
  readonly add: (chat: string, text: string) => void;
  /** Sends again what failed in the chat, under the acts it had. */
  readonly retry: (chat: string) => void;
  /** Gives up a message that failed. */
  readonly drop: (act: string) => void;
  /** Forgets whatever belongs to a chat that is gone. */
  readonly forget: (chat: string) => void;
}

/** Sends messages one at a time in the order they were written; it goes on while the screen shows another chat. */
export function createOutbox(parts: OutboxParts): Outbox {
  let outgoing = parts.initial;
  let isSending = false;
  const listeners = new Set<() => void>();

  const change = (next: readonly Outgoing[]): void => {
    outgoing = next;
    parts.onChange(outgoing);
    for (const listener of listeners) listener();
  };
  const changeAndSend = async (next: readonly Outgoing[]): Promise<void> => {
    change(next);
    if (isSending) return;
    isSending = true;
    for (let turn = nextToSend(outgoing); turn; turn = nextToSend(outgoing)) {
      const { outcome, problem } = await attempt(turn, parts.send);
      change(outcome(outgoing));
      parts.onAttempt(problem);
    }
    isSending = false;
  };

  return {
    read: () => outgoing,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    add: (chat, text) => {
      const written = { act: newAct(), chat, text, writtenAt: new Date().toISOString() };
      void changeAndSend(queued(outgoing, written));
    },
    retry: (chat) => void changeAndSend(retried(outgoing, chat)),
    drop: (act) => change(outgoing.filter((each) => each.act !== act)),
    forget: (chat) => change(outgoing.filter((each) => each.chat !== chat)),
  };
}

interface Attempt {
  /** What the attempt makes of those on their way. */
  readonly outcome: (outgoing: readonly Outgoing[]) => Outgoing[];
  readonly problem: Problem | undefined;
}

async function attempt(message: Outgoing, send: OutboxParts['send']): Promise<Attempt> {
  try {
    const answer = await send(message);
    return { outcome: (outgoing) => sent(outgoing, message.act, answer), problem: undefined };
  } catch (failure) {
    return { outcome: (outgoing) => failed(outgoing, message.act), problem: problemOf(failure) };
  }
}
