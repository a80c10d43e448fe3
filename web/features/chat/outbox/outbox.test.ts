import { expect, test, vi } from 'vitest';
import type { ChatMessage } from '#contracts/chat/chat.api';
import type { Problem } from '#contracts/kernel/problem';
import { CallFailed } from '#web/api/call-failed';
import { createOutbox } from '#web/features/chat/outbox/outbox';
import type { Outgoing } from '#web/features/chat/outbox/outgoing';

test('a second message leaves only when the first has been answered', async () => {
  const { outbox, asked, answer } = outboxInHand();
  outbox.add('chat-one', 'Uno');
  outbox.add('chat-one', 'Due');
  expect(asked.map(({ text }) => text)).toEqual(['Uno']);
  await answer();
  expect(asked.map(({ text }) => text)).toEqual(['Uno', 'Due']);
});

test('trying again sends the very same key', async () => {
  const { outbox, asked, fail, problems } = outboxInHand();
  outbox.add('chat-one', 'Uno');
  await fail();
  expect(outbox.read().map(({ state }) => state)).toEqual(['failed']);
  expect(problems).toEqual(['no_connection']);
  outbox.retry('chat-one');
  expect(asked.map(({ idempotencyKey }) => idempotencyKey)).toEqual([
    asked[0]?.idempotencyKey,
    asked[0]?.idempotencyKey,
  ]);
});

test('a failure in one chat does not hold up another', async () => {
  const { outbox, asked, fail } = outboxInHand();
  outbox.add('chat-one', 'Uno');
  outbox.add('chat-two', 'Due');
  await fail();
  expect(asked.map(({ text }) => text)).toEqual(['Uno', 'Due']);
});

test('a message given up is neither shown nor sent again', async () => {
  const { outbox, asked, fail } = outboxInHand();
  outbox.add('chat-one', 'Uno');
  await fail();
  outbox.drop(asked[0]?.idempotencyKey ?? '');
  outbox.retry('chat-one');
  expect(outbox.read()).toEqual([]);
  expect(asked).toHaveLength(1);
});

test('what is kept follows every change', async () => {
  const { outbox, kept, answer } = outboxInHand();
  outbox.add('chat-one', 'Uno');
  await answer();
  expect(kept.map((list) => list.map(({ state }) => state))).toEqual([['waiting'], ['sent']]);
});

function outboxInHand() {
  const asked: Outgoing[] = [];
  const kept: (readonly Outgoing[])[] = [];
  const problems: (string | undefined)[] = [];
  let settle: { resolve: (message: ChatMessage) => void; reject: (failure: CallFailed) => void } | undefined;
  const outbox = createOutbox({
    initial: [],
    send: (message) => {
      asked.push(message);
      return new Promise<ChatMessage>((resolve, reject) => {
        settle = { resolve, reject };
      });
    },
    onChange: (outgoing) => kept.push(outgoing),
    onAttempt: (problem: Problem | undefined) => problems.push(problem?.code),
  });
  const attempted = (count: number) => vi.waitFor(() => expect(problems).toHaveLength(count));
  return {
    outbox,
    asked,
    kept,
    problems,
    answer: async () => {
      settle?.resolve(answerTo(asked.at(-1)));
      await attempted(problems.length + 1);
    },
    fail: async () => {
      settle?.reject(new CallFailed({ code: 'no_connection', requestId: '' }));
      await attempted(problems.length + 1);
    },
  };
}

function answerTo(message: Outgoing | undefined): ChatMessage {
  const text = message?.text ?? '';
  const idempotencyKey = message?.idempotencyKey ?? null;
  return {
    id: 'm1',
    own: true,
    sentAt: '2026-11-23T09:00:00.000Z',
    seen: false,
    idempotencyKey,
    content: { kind: 'text', text },
  };
}
