import { expect, test } from 'vitest';
import { handleEndSubscription } from '#bff/calendar-export/end-subscription';
import { handleOwnSubscription } from '#bff/calendar-export/own-subscription';
import { handleStartSubscription } from '#bff/calendar-export/start-subscription';
import { type OperationHandler, runOperation } from '#bff/run-operation';
import { endSubscription, ownSubscription, startSubscription } from '#contracts/calendar-export/calendar-export.api';
import { hourMs, minuteMs } from '#contracts/kernel/instant';
import type { Operation } from '#contracts/kernel/operation';
import type { PersonaName } from '#mocks/personas';
import { createTestPlatform, type TestPlatform } from '#mocks/start-in-vitest';

const since = '2026-11-23T09:00:00.000Z';

test.each(['giulia', 'rinaldi'] as const)(
  '%s starts a subscription, is told of it later, and ends it',
  async (reader) => {
    const { platform } = setUp();
    expect(await own(platform, reader)).toEqual({ status: 200, body: { isOffered: true, since: null } });
    expect(await start(platform, reader)).toEqual({ status: 200, body: { path: addressOf(platform, reader), since } });
    platform.advance(hourMs);
    expect(await own(platform, reader)).toEqual({ status: 200, body: { isOffered: true, since } });
    expect(await end(platform, reader)).toEqual({ status: 200, body: {} });
    expect(await own(platform, reader)).toEqual({ status: 200, body: { isOffered: true, since: null } });
    expect(addressOf(platform, reader)).toBeUndefined();
  },
);

test('the address is told once, when it is made, and never again', async () => {
  const { platform } = setUp();
  await start(platform);
  const id = idOf(platform);
  expect(id).toMatch(/^[0-9a-f-]{36}$/);
  expect(JSON.stringify(await own(platform))).not.toContain(id);
});

test('started again in the place of the one there is, it has another address, and is told apart from it', async () => {
  const { platform } = setUp();
  await start(platform);
  const first = addressOf(platform);
  const { body } = await start(platform, 'giulia', { replaces: since });
  expect(addressOf(platform)).toMatch(/^\/calendar\//);
  expect(addressOf(platform)).not.toBe(first);
  expect(body).toEqual({ path: addressOf(platform), since: expect.not.stringMatching(since) });
});

test('presses at the same moment are all answered with the one address that works', async () => {
  const { platform, writes } = setUp();
  const begun = await Promise.all([start(platform), start(platform), start(platform)]);
  expect(begun).toEqual(Array(3).fill({ status: 200, body: { path: addressOf(platform), since } }));
  const first = addressOf(platform);
  const renewed = await Promise.all([1, 2, 3].map(() => start(platform, 'giulia', { replaces: since })));
  expect(renewed.map(({ body }) => (body as { path: string }).path)).toEqual(Array(3).fill(addressOf(platform)));
  expect(addressOf(platform)).not.toBe(first);
  expect(writes()).toBe(2);
});

test('pressed again after an answer that was lost, it answers the address that was made', async () => {
  const { platform, writes } = setUp();
  await start(platform);
  platform.advance(minuteMs);
  expect(await start(platform)).toEqual({ status: 200, body: { path: addressOf(platform), since } });
  expect(writes()).toBe(1);
});

test('a page that shows an older state neither replaces what was made since nor is told its address', async () => {
  const { platform, writes } = setUp();
  await start(platform);
  const made = addressOf(platform);
  platform.advance(minuteMs + 1);
  for (const replaces of [null, '2026-11-01T09:00:00.000Z']) {
    const answer = await start(platform, 'giulia', { replaces });
    expect(answer).toMatchObject({ status: 409, body: { code: 'changed_elsewhere' } });
    expect(JSON.stringify(answer)).not.toContain('/calendar/');
  }
  expect([addressOf(platform), writes()]).toEqual([made, 1]);
});

test('where the one to be replaced has been ended, a new one is started', async () => {
  const { platform } = setUp();
  expect(await start(platform, 'giulia', { replaces: '2026-11-01T09:00:00.000Z' })).toMatchObject({ status: 200 });
  expect(addressOf(platform)).toMatch(/^\/calendar\//);
});

test('what else is kept in the user stays, when it starts and when it ends', async () => {
  const { platform } = setUp();
  const row = platform.db.users.get('pt-giulia');
  const configuration = { ...row?.configuration, ascolto: { billing_postponed_at: 5, later: { x: '1' } } };
  platform.db.users.change('pt-giulia', { configuration });
  await start(platform);
  expect(platform.db.users.get('pt-giulia')?.configuration).toMatchObject(configuration);
  await end(platform);
  expect(platform.db.users.get('pt-giulia')).toEqual({ ...row, configuration });
});

test('without a subscription, ending it writes nothing', async () => {
  const { platform, writes } = setUp();
  expect(await end(platform)).toEqual({ status: 200, body: {} });
  expect(writes()).toBe(0);
});

test('where no server can answer at an address none is offered, and the platform is not asked', async () => {
  const { platform, writes } = setUp();
  const context = { ...platform.contextFor('giulia'), calendarAddress: undefined };
  const run = <Op extends Operation>(operation: Op, handler: OperationHandler<Op>, input: object = {}) =>
    runOperation(operation, handler, context, input);
  expect(await run(ownSubscription, handleOwnSubscription)).toEqual({
    status: 200,
    body: { isOffered: false, since: null },
  });
  expect(await run(startSubscription, handleStartSubscription, { replaces: null })).toMatchObject({
    status: 409,
    body: { code: 'not_offered' },
  });
  expect(writes()).toBe(0);
});

test('a start whose answer was lost is settled by reading, and written once', async () => {
  const { platform, writes } = setUp();
  platform.faults.set('updateUser', ['connection-lost-after']);
  expect(await start(platform)).toEqual({ status: 200, body: { path: addressOf(platform), since } });
  expect(writes()).toBe(1);
});

test.each(['connection-lost-before', 'status-500'] as const)(
  'with the write failing by %s no address is told, and nothing is kept',
  async (fault) => {
    const { platform, writes } = setUp();
    platform.faults.set('updateUser', [fault]);
    const { status, body } = await start(platform);
    expect({ status, body }).toMatchObject({ status: 503, body: { outcomeUnknown: true } });
    expect(JSON.stringify(body)).not.toContain('/calendar/');
    expect([writes(), idOf(platform)]).toEqual([1, undefined]);
  },
);

test.each([
  {
    operation: startSubscription,
    handler: handleStartSubscription as OperationHandler<Operation>,
    input: { replaces: since },
  },
  { operation: endSubscription, handler: handleEndSubscription as OperationHandler<Operation>, input: {} },
])('$operation.name says so when the user was changed elsewhere at the same moment', async (act) => {
  const { operation, handler, input } = act;
  const { platform } = setUp();
  await start(platform);
  const kept = platform.db.users.get('pt-giulia')?.configuration ?? {};
  let hasWritten = false;
  platform.db.onWrite(() => {
    if (hasWritten) return;
    hasWritten = true;
    platform.db.users.change('pt-giulia', { configuration: { ...kept, ascolto: { written: 'elsewhere' } } });
  });
  const answer = await platform.runAs('giulia', operation, handler, input);
  expect(answer).toMatchObject({ status: 409, body: { code: 'changed_elsewhere' } });
});

test('visitors are refused, and so is any input', async () => {
  const { platform } = setUp();
  for (const ask of [own, start, end]) {
    expect(await ask(platform, null)).toMatchObject({ status: 401, body: { code: 'unauthenticated' } });
    expect(await ask(platform, 'giulia', { user: 'pt-marco' })).toMatchObject({ status: 400 });
  }
});

function setUp() {
  let writes = 0;
  const onCall = ({ name }: { name: string }) => {
    if (name === 'updateUser') writes += 1;
  };
  return { platform: createTestPlatform({ scenario: 'personas-only', onCall }), writes: () => writes };
}

function own(platform: TestPlatform, reader: PersonaName | null = 'giulia', input: object = {}) {
  return platform.runAs(reader, ownSubscription, handleOwnSubscription, input);
}

function start(platform: TestPlatform, reader: PersonaName | null = 'giulia', input: object = { replaces: null }) {
  return platform.runAs(reader, startSubscription, handleStartSubscription, input);
}

function end(platform: TestPlatform, reader: PersonaName | null = 'giulia', input: object = {}) {
  return platform.runAs(reader, endSubscription, handleEndSubscription, input);
}

function idOf({ db }: TestPlatform, reader: PersonaName = 'giulia'): string | undefined {
  const ascolto = db.users.get(`pt-${reader}`)?.configuration['ascolto'] as { calendar?: { id: string } } | undefined;
  return ascolto?.calendar?.id;
}

/** The address as the test platform makes it. */
function addressOf(platform: TestPlatform, reader: PersonaName = 'giulia'): string | undefined {
  const id = idOf(platform, reader);
  return id && `/calendar/${id}.ics`;
}
