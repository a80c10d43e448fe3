import { expect, test, vi } from 'vitest';
import type { ChatMessage } from '#contracts/chat/chat.api';
import type { Problem } from '#contracts/kernel/problem';
import { CallFailed } from '#web/api/call-failed';
import { createOutbox, type Leaving, type Outbox } from '#web/features/chat/outbox/outbox';
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
  expect(statesOf(outbox)).toEqual(['failed']);
  expect(problems).toEqual(['legacy_unavailable']);
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

test('what is held leaves by itself once, in its order, and only what has no answer yet', async () => {
  const { outbox, asked, fail, answer } = outboxInHand();
  outbox.add('chat-one', 'Uno');
  outbox.add('chat-two', 'Due');
  await fail('no_connection');
  expect(statesOf(outbox)).toEqual(['held', 'held']);
  await Promise.all([outbox.release(), outbox.release()]);
  await answer();
  await answer();
  await outbox.release();
  expect(asked.map(({ text }) => text)).toEqual(['Uno', 'Uno', 'Due']);
  expect(statesOf(outbox)).toEqual(['sent', 'sent']);
});

test('a new message lets what is held go first', async () => {
  const { outbox, asked, fail, answer } = outboxInHand();
  outbox.add('chat-one', 'Uno');
  await fail('no_connection');
  outbox.add('chat-one', 'Due');
  await answer();
  expect(asked.map(({ text }) => text)).toEqual(['Uno', 'Uno', 'Due']);
});

test('nothing goes by itself while the back end does not answer', async () => {
  const { outbox, asked, fail, backEnd } = outboxInHand();
  outbox.add('chat-one', 'Uno');
  await fail('no_connection');
  backEnd.isThere = false;
  await outbox.release();
  expect(asked).toHaveLength(1);
  expect(statesOf(outbox)).toEqual(['held']);
});

test('nothing goes by itself once its author has signed out, even while that is being asked', async () => {
  const { outbox, asked, fail } = outboxInHand();
  outbox.add('chat-one', 'Uno');
  await fail('no_connection');
  const releasing = outbox.release();
  outbox.end();
  await releasing;
  await outbox.release();
  expect(asked).toHaveLength(1);
});

test('what the back end refuses because another account is signed in waits for its author', async () => {
  const { outbox, asked, fail } = outboxInHand();
  outbox.add('chat-one', 'Uno');
  outbox.add('chat-two', 'Due');
  await fail('other_account');
  expect(asked).toHaveLength(1);
  expect(statesOf(outbox)).toEqual(['held', 'held']);
});

test('what was not accepted does not go by itself', async () => {
  const { outbox, asked, fail } = outboxInHand();
  outbox.add('chat-one', 'Uno');
  await fail('not_found');
  await outbox.release();
  expect(asked).toHaveLength(1);
});

test('a message that is held can be taken away, one that is under way cannot', async () => {
  const { outbox, asked, fail, answer } = outboxInHand();
  outbox.add('chat-one', 'Uno');
  outbox.drop(asked[0]?.idempotencyKey ?? '');
  expect(outbox.read()).toHaveLength(1);
  await fail('no_connection');
  outbox.drop(asked[0]?.idempotencyKey ?? '');
  outbox.add('chat-one', 'Due');
  await answer();
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

test('a file that is leaving is called back, and what waits behind it leaves; its answer counts no more (CHAT-34)', async () => {
  const { outbox, asked, leaving, answer, problems, fail } = outboxInHand();
  outbox.add('chat-one', 'Uno', photo);
  outbox.add('chat-one', 'Due');
  leaving()?.onProgress(0.4);
  expect(outbox.read()[0]).toMatchObject({ percent: 40, attachment: photo });
  outbox.cancel(asked[0]?.idempotencyKey ?? '');
  expect(leaving()?.signal.aborted).toBe(true);
  await fail('unexpected', 0);
  await vi.waitFor(() => expect(asked.map(({ text }) => text)).toEqual(['Uno', 'Due']));
  await answer();
  expect(outbox.read()).toMatchObject([{ state: 'failed', refusal: 'cancelled', percent: null }, { state: 'sent' }]);
  expect(problems).toEqual([undefined]);
});

test('a file that waits for its turn is called back without leaving; one that has left is not (CHAT-34)', async () => {
  const { outbox, asked, leaving, answer } = outboxInHand();
  outbox.add('chat-one', 'Uno', photo);
  outbox.add('chat-one', 'Due', photo);
  const [first, second] = outbox.read();
  outbox.cancel(second?.idempotencyKey ?? '');
  leaving()?.onProgress(1);
  outbox.cancel(first?.idempotencyKey ?? '');
  expect(leaving()?.signal.aborted).toBe(false);
  await answer();
  expect(statesOf(outbox)).toEqual(['sent', 'failed']);
  expect(asked).toHaveLength(1);
});

test('who signs out calls a file back that is leaving (CHAT-34)', () => {
  const { outbox, leaving } = outboxInHand();
  outbox.add('chat-one', 'Uno', photo);
  outbox.end();
  expect(leaving()?.signal.aborted).toBe(true);
});

const photo = { name: 'foto.jpg', mediaType: 'image/jpeg', bytes: 7, size: null, file: new Blob(['photo']) };

function statesOf(outbox: Outbox): string[] {
  return outbox.read().map(({ state }) => state);
}

function outboxInHand() {
  const asked: Outgoing[] = [];
  let way: Leaving | undefined;
  const kept: (readonly Outgoing[])[] = [];
  const problems: (string | undefined)[] = [];
  let settle: { resolve: (message: ChatMessage) => void; reject: (failure: CallFailed) => void } | undefined;
  const backEnd = { isThere: true };
  const outbox = createOutbox({
    initial: [],
    isAnswered: async () => backEnd.isThere,
    send: (message, leaving) => {
      asked.push(message);
      way = leaving;
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
    backEnd,
    leaving: () => way,
    answer: async () => {
      settle?.resolve(answerTo(asked.at(-1)));
      await attempted(problems.length + 1);
    },
    fail: async (code = 'legacy_unavailable', attempts = 1) => {
      settle?.reject(new CallFailed({ code, requestId: '' }));
      await attempted(problems.length + attempts);
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
