import { expect, test } from 'vitest';
import { moveOf, type PaidSession, paidEuros, rowsOf } from '#scripts/random-calls/calls';
import { perform, send, startWorld, type World } from '#scripts/random-calls/world';

/** A world with one back end, and the paid session that is moved. */
async function startMove(): Promise<{ readonly world: World; readonly session: PaidSession }> {
  const world = await startWorld({ processes: 1 });
  const [session] = world.sessions;
  if (!session) throw new Error('There is no paid session.');
  return { world, session };
}

const isErased = ({ platform }: World, { token }: PaidSession) => platform.db.events.get(token) === undefined;

/** Reads the therapist's calendar, which finishes what broke off, and returns what the session's events are paid. */
async function paidAfterReading(world: World, session: PaidSession): Promise<number[]> {
  const read = await perform(world, { as: 'rinaldi', operation: 'listAppointments', input: {} });
  expect(read?.status).toBe(200);
  return rowsOf(world.platform, session).map(({ configuration }) => Number(configuration.paid_amount));
}

test('keeps a paid session whose process is killed after the old event is erased', async () => {
  const { world, session } = await startMove();
  world.platform.faults.set('addEvent', ['connection-lost-before']);
  const cutShort = send(world, moveOf(session));
  await expect.poll(() => isErased(world, session)).toBe(true);
  await world.backEnds[0]?.kill();
  expect(await cutShort).toBeUndefined();
  expect(rowsOf(world.platform, session)).toEqual([]);
  world.platform.faults.set('addEvent', []);
  await world.backEnds[0]?.restart();
  expect(await paidAfterReading(world, session)).toEqual([paidEuros]);
});

test('keeps a paid session when the platform takes no new event until the call has failed', async () => {
  const { world, session } = await startMove();
  world.platform.faults.set('addEvent', ['status-500']);
  expect((await send(world, moveOf(session)))?.status).toBe(409);
  world.platform.faults.set('addEvent', []);
  expect(await paidAfterReading(world, session)).toEqual([paidEuros]);
});
