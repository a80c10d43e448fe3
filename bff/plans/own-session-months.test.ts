import { expect, test } from 'vitest';
import { handleOwnSessionMonths } from '#bff/plans/own-session-months';
import type { OperationOutput } from '#contracts/kernel/operation';
import { ownSessionMonths } from '#contracts/plans/plans.api';
import type { EventRow } from '#mocks/db/rows';
import type { PersonaName } from '#mocks/personas';
import { createTestPlatform, type TestPlatform } from '#mocks/start-in-vitest';

/** The test's now is 23 November 2026. */
async function monthsOf(platform: TestPlatform, persona: PersonaName = 'rinaldi') {
  const { body } = await platform.runAs(persona, ownSessionMonths, handleOwnSessionMonths, {});
  return (body as OperationOutput<typeof ownSessionMonths>).months;
}

/** A platform on which Rinaldi has only these sessions. */
function platformWith(
  sessions: readonly { readonly start: string; readonly changes?: Partial<EventRow['configuration']> }[],
) {
  const platform = createTestPlatform();
  const { events } = platform.db;
  const like = events.get('event-giulia-unpaid');
  for (const { public_token } of events.list()) events.remove(public_token);
  for (const [at, { start, changes }] of sessions.entries()) {
    if (!like) throw new Error('The seed lost the session to copy.');
    const start_timestamp = Date.parse(start) / 1000;
    const configuration = {
      ...like.configuration,
      status: 'accepted',
      paid_amount: '60.50',
      wallet_amount: 9.5,
      ...changes,
    } as const;
    const times = { start_timestamp, end_timestamp: start_timestamp + 3600 };
    events.put({ ...like, public_token: `event-${at}`, ...times, configuration });
  }
  return platform;
}

test('counts what was paid and held in each of the last three whole months of Rome, credit included', async () => {
  const platform = platformWith([
    { start: '2026-07-31T21:30:00Z' },
    { start: '2026-07-31T22:30:00Z' },
    { start: '2026-08-15T10:00:00Z' },
    { start: '2026-10-31T22:30:00Z' },
    { start: '2026-11-02T10:00:00Z' },
    { start: '2026-12-02T10:00:00Z' },
  ]);
  expect(await monthsOf(platform)).toEqual([
    { month: '2026-08-01', sessions: 2, grossCents: 14_000 },
    { month: '2026-09-01', sessions: 0, grossCents: 0 },
    { month: '2026-10-01', sessions: 1, grossCents: 7000 },
  ]);
});

test('neither a session that was denied nor one for which nothing was paid counts', async () => {
  const platform = platformWith([
    { start: '2026-10-05T10:00:00Z', changes: { status: 'denied' } },
    { start: '2026-10-06T10:00:00Z', changes: { paid_amount: 0, wallet_amount: 0 } },
    { start: '2026-10-07T10:00:00Z', changes: { paid_amount: undefined, wallet_amount: undefined } },
  ]);
  expect((await monthsOf(platform)).map(({ sessions }) => sessions)).toEqual([0, 0, 0]);
});

test('months before the registration say nothing, and are left out', async () => {
  expect(await monthsOf(createTestPlatform(), 'bassani')).toEqual([]);
});

test('a platform that does not answer is no month without sessions', async () => {
  const platform = createTestPlatform();
  platform.faults.set('listEvents', ['status-500']);
  const answer = await platform.runAs('rinaldi', ownSessionMonths, handleOwnSessionMonths, {});
  expect(answer).toMatchObject({ status: 503 });
});

test.each([
  { stored: '70.50', price: 7050 },
  { stored: 0, price: null },
  { stored: undefined, price: null },
])('a price of $stored for the single session is answered as $price', async ({ stored, price }) => {
  const platform = createTestPlatform();
  const user = platform.db.users.get('pt-rinaldi');
  const public_configuration = { ...user?.public_configuration, prices: { single_seat: stored } };
  platform.db.users.change('pt-rinaldi', { public_configuration } as never);
  const { body } = await platform.runAs('rinaldi', ownSessionMonths, handleOwnSessionMonths, {});
  expect(body).toMatchObject({ singlePriceCents: price });
});
