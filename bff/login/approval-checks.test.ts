import { describe, expect, test } from 'vitest';
import { handleListConversations } from '#bff/chat/list-conversations';
import { createLegacyClient } from '#bff/legacy/legacy-client';
import { handleCurrentSession } from '#bff/login/current-session';
import { runOperation } from '#bff/run-operation';
import { listConversations } from '#contracts/chat/chat.api';
import { minuteMs } from '#contracts/kernel/instant';
import { currentSession } from '#contracts/login/login.api';
import type { PersonaName } from '#mocks/personas';
import { createTestPlatform } from '#mocks/start-in-vitest';

/** A persona who signed in so many minutes ago and reads their chats repeatedly. */
function setUp({ persona, minutesAgo }: { persona: PersonaName; minutesAgo: number }) {
  const calls: string[] = [];
  const platform = createTestPlatform({ onCall: ({ name }) => void calls.push(name) });
  const context = platform.contextFor(persona);
  platform.advance(minutesAgo * minuteMs);
  return {
    platform,
    context,
    read: () => runOperation(listConversations, handleListConversations, context, {}),
    current: () => runOperation(currentSession, handleCurrentSession, context, {}),
    asked: () => calls.filter((name) => name === 'session').length,
    withdraw() {
      const row = platform.db.users.get('pt-rinaldi');
      const manager_configuration = { ...row?.manager_configuration, autorizzazioni: 'sospeso' };
      platform.db.users.change('pt-rinaldi', { manager_configuration });
    },
  };
}

describe('a professional whose approval is withdrawn', () => {
  test('works no longer than five minutes, and is told why (PERM-07, GUARD-34)', async () => {
    const { platform, read, current, withdraw } = setUp({ persona: 'rinaldi', minutesAgo: 4 });
    withdraw();
    expect(await read()).toMatchObject({ status: 200 });
    platform.advance(minuteMs);
    expect(await read()).toMatchObject({ status: 401, body: { code: 'unauthenticated' } });
    expect(await read()).toMatchObject({ status: 401 });
    expect(await current()).toMatchObject({ body: { signedIn: null, endedBecause: 'approval_refused' } });
  });

  test('is found out also when it was asked for before', async () => {
    const { platform, read, withdraw } = setUp({ persona: 'rinaldi', minutesAgo: 5 });
    expect(await read()).toMatchObject({ status: 200 });
    withdraw();
    expect(await read()).toMatchObject({ status: 200 });
    platform.advance(5 * minuteMs);
    expect(await read()).toMatchObject({ status: 401 });
  });
});

test('who leaves while the approval is looked at gains no time, neither for this request nor for the next', async () => {
  const { platform, context, read, withdraw } = setUp({ persona: 'rinaldi', minutesAgo: 5 });
  withdraw();
  const asking = platform.heldCalls.hold('session');
  const leave = new AbortController();
  const legacy = createLegacyClient({
    transport: platform.transport,
    log: context.log,
    signal: leave.signal,
    paths: {},
  });
  const left = runOperation(listConversations, handleListConversations, { ...context, legacy }, {});
  const beside = read();
  leave.abort();
  await left;
  asking.release();
  expect(await beside).toMatchObject({ status: 401 });
  expect(await read()).toMatchObject({ status: 401 });
});

test('the approval of a professional is asked for once in five minutes, however much they do', async () => {
  const { platform, read, asked } = setUp({ persona: 'rinaldi', minutesAgo: 5 });
  await read();
  const once = asked();
  await Promise.all([read(), read(), read()]);
  expect(asked()).toBe(once);
  platform.advance(5 * minuteMs);
  await Promise.all([read(), read()]);
  expect(asked()).toBe(once + 1);
});

test('a patient needs no approval, and none is asked for', async () => {
  const { read, asked } = setUp({ persona: 'giulia', minutesAgo: 20 });
  expect(await read()).toMatchObject({ status: 200 });
  expect(asked()).toBe(0);
});

test('a platform that cannot say keeps nobody from working', async () => {
  const { platform, read } = setUp({ persona: 'rinaldi', minutesAgo: 6 });
  platform.faults.set('session', ['status-500']);
  expect(await read()).toMatchObject({ status: 200 });
});
