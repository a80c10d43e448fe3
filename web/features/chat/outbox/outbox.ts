import type { ChatMessage } from '#contracts/chat/chat.api';
import { isoFromInstant } from '#contracts/kernel/instant';
import type { Problem } from '#contracts/kernel/problem';
import { problemOf } from '#web/api/call-failed';
import { newIdempotencyKey } from '#web/api/new-idempotency-key';
import { serverNow } from '#web/api/server-clock';
import type { ChosenAttachment } from '#web/features/chat/attachment/attachment';
import {
  attachedAgain,
  cancelled,
  isAnyHeld,
  leaving,
  nextToSend,
  notSent,
  type Outgoing,
  putBack,
  queued,
  released,
  retried,
  sent,
} from '#web/features/chat/outbox/outgoing';
import { createSendQueue } from '#web/forms/send-queue';

/** How an attachment leaves. */
export interface Leaving {
  readonly signal: AbortSignal;
  /** Takes the share that has left, from 0 to 1. */
  readonly onProgress: (share: number) => void;
}

interface OutboxOptions {
  readonly initial: readonly Outgoing[];
  /** Sends one message; throws `CallFailed`, or the signal's reason. */
  readonly send: (message: Outgoing, leaving: Leaving) => Promise<ChatMessage>;
  /** Asks whether the back end answers: nothing goes by itself before. */
  readonly isAnswered: () => Promise<boolean>;
  /** Runs on every change, to keep what is not sent. */
  readonly onChange: (outgoing: readonly Outgoing[]) => void;
  /** Runs after each attempt, with its problem if it failed. */
  readonly onAttempt: (problem: Problem | undefined) => void;
}

export interface Outbox {
  readonly read: () => readonly Outgoing[];
  readonly subscribe: (onChange: () => void) => () => void;
  readonly add: (chat: string, text: string, attachment?: ChosenAttachment) => void;
  /** Calls an attachment back, unless all of it has left; its message stays, to be sent again or removed. */
  readonly cancel: (idempotencyKey: string) => void;
  /** Sends a message whose file a reload had lost, with this one. */
  readonly attachAgain: (idempotencyKey: string, attachment: ChosenAttachment) => void;
  /** Sends what waits for the connection, if there is one again. */
  readonly release: () => Promise<void>;
  /** Sends the unsent messages of the chat again under their idempotency keys. */
  readonly retry: (chat: string) => void;
  /** Removes a message that is not under way; gives the way to put it back, in its place. */
  readonly drop: (idempotencyKey: string) => (() => void) | undefined;
  /** Stops the outbox once its author has signed out: nothing more is sent, kept or shown. */
  readonly end: () => void;
  /** Removes the messages of a deleted chat. */
  readonly forget: (chat: string) => void;
}

/** Sends messages one at a time in the order they were written, even while the screen shows another chat. */
export function createOutbox({ initial, send, isAnswered, onChange, onAttempt }: OutboxOptions): Outbox {
  let isEnded = false;
  let underWay: { readonly idempotencyKey: string; readonly calledBack: AbortController } | undefined;
  const queue = createSendQueue<Outgoing>({
    initial,
    next: (outgoing) => (isEnded ? undefined : nextToSend(outgoing)),
    send: async (message) => {
      const { idempotencyKey } = message;
      const calledBack = new AbortController();
      underWay = { idempotencyKey, calledBack };
      const onProgress = (share: number) => noteLeft(idempotencyKey, Math.floor(share * 100));
      const answered = await send(message, { signal: calledBack.signal, onProgress }).catch(problemOf);
      underWay = undefined;
      if (isEnded) return;
      if ('code' in answered && calledBack.signal.aborted) {
        queue.change((outgoing) => cancelled(outgoing, idempotencyKey));
        return;
      }
      const problem = 'code' in answered ? answered : undefined;
      queue.change((outgoing) =>
        'code' in answered ? notSent(outgoing, idempotencyKey, answered) : sent(outgoing, idempotencyKey, answered),
      );
      onAttempt(problem);
    },
    onChange,
  });
  const find = (idempotencyKey: string) => queue.read().find((each) => each.idempotencyKey === idempotencyKey);
  const noteLeft = (idempotencyKey: string, percent: number) => {
    if (isEnded || find(idempotencyKey)?.percent === percent) return;
    queue.change((outgoing) => leaving(outgoing, idempotencyKey, percent));
  };
  const without = (isDropped: (message: Outgoing) => boolean) =>
    queue.change((outgoing) => outgoing.filter((each) => !isDropped(each)));
  const sendAfter = (change: (outgoing: readonly Outgoing[]) => readonly Outgoing[]) => {
    queue.change(change);
    queue.start();
  };
  return {
    read: queue.read,
    subscribe: queue.subscribe,
    add: (chat, text, attachment) => {
      const writtenAt = isoFromInstant(serverNow());
      const written = { idempotencyKey: newIdempotencyKey(), chat, text, writtenAt, attachment: attachment ?? null };
      // What is held goes first, so that a new message never overtakes it.
      sendAfter((outgoing) => queued(released(outgoing), written));
    },
    release: async () => {
      if (!isEnded && isAnyHeld(queue.read()) && (await isAnswered()) && !isEnded) sendAfter(released);
    },
    end: () => {
      isEnded = true;
      underWay?.calledBack.abort();
    },
    cancel: (idempotencyKey) => {
      const message = find(idempotencyKey);
      if (message?.state !== 'waiting' || !message.attachment || message.percent === 100) return;
      if (underWay?.idempotencyKey === idempotencyKey) underWay.calledBack.abort();
      else queue.change((outgoing) => cancelled(outgoing, idempotencyKey));
    },
    attachAgain: (idempotencyKey, attachment) => {
      const again = { idempotencyKey: newIdempotencyKey(), attachment };
      sendAfter((outgoing) => attachedAgain(released(outgoing), idempotencyKey, again));
    },
    retry: (chat) => sendAfter((outgoing) => retried(outgoing, chat)),
    drop: (idempotencyKey) => {
      const dropped = find(idempotencyKey);
      if (!dropped || dropped.state === 'waiting') return undefined;
      without((message) => message === dropped);
      return () => {
        if (!isEnded) queue.change((outgoing) => putBack(outgoing, dropped));
      };
    },
    forget: (chat) => without((message) => message.chat === chat),
  };
}
