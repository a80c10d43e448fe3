import { setTimeout as pause } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { startRedisServer } from '#bff/server/redis/testing/redis-server';
import type { moveAppointment } from '#contracts/appointments/appointments.api';
import type { OperationOutput } from '#contracts/kernel/operation';
import { operations } from '#contracts/operations';
import type { PersonaName } from '#mocks/personas';
import type { Platform } from '#mocks/platform';
import {
  type CountedCall,
  cancellationOf,
  countedCalls,
  exampleCalls,
  moveOf,
  type PaidSession,
  paidEuros,
  rowsOf,
} from '#scripts/random-calls/calls';
import { anyOf, perform, send, startWorld, users, type World } from '#scripts/random-calls/world';

vi.setConfig({ testTimeout: 180_000 });

/** Each user calls from two browsers at once. */
const browsersOfUser = 2;

interface Performed {
  readonly call: CountedCall;
  readonly word: string;
  readonly isAcknowledged: boolean;
}

interface Run {
  readonly words: readonly Performed[];
  /** The other operations that failed by a fault of the back end. */
  readonly faults: readonly string[];
  readonly cancelled: readonly PaidSession[];
}

/** Lets all users call at random while something happens, and a moment longer. */
async function callWhile(world: World, disturb: () => Promise<void>): Promise<Run> {
  const words: Performed[] = [];
  const faults: string[] = [];
  const cancelled: PaidSession[] = [];
  let [isOver, counted] = [false, 0];
  const browse = async (user: PersonaName) => {
    const counts = countedCalls.filter(({ as }) => as === user);
    const others = exampleCalls.filter(({ as }) => as === user || as === null);
    while (!isOver) {
      const [call, other] = [anyOf(counts), anyOf(others)];
      counted += 1;
      const [count, word] = [counted, `word-${String(counted).padStart(5, '0')}`];
      const verdict = await perform(world, { ...call, input: call.input(word, count) });
      words.push({ call, word, isAcknowledged: verdict?.ok === true });
      const answer = await send(world, other);
      if (answer?.status === 500) faults.push(operations[other.operation].name);
    }
  };
  const moveAndCancel = async () => {
    for (const [count, session] of world.sessions.entries()) {
      if (isOver) return;
      const moved = await perform(world, moveOf(session));
      if (count % 2 === 1 || !moved?.ok) continue;
      const { appointment } = (await moved.json()) as OperationOutput<typeof moveAppointment>;
      const answer = await perform(world, cancellationOf(appointment.token));
      if (answer?.ok) cancelled.push(session);
    }
  };
  const moving = moveAndCancel();
  const browsing = users.flatMap((user) => Array.from({ length: browsersOfUser }, () => browse(user)));
  await disturb();
  await pause(2_000);
  isOver = true;
  await Promise.all([...browsing, moving]);
  return { words, faults, cancelled };
}

/** Lets the therapist's calendar finish what broke off, and compares what was acknowledged with what is stored. */
async function outcomeOf(world: World, { words, faults, cancelled }: Run, walletBefore: number) {
  const { platform, sessions } = world;
  for (let turn = 0; turn < 2; turn += 1) {
    await perform(world, { as: 'rinaldi', operation: 'listAppointments', input: {} });
  }
  const rowsWith = ({ call, word }: Performed) =>
    call.rows(platform).filter((row) => JSON.stringify(row).includes(word)).length;
  const isDenied = (session: PaidSession) => rowsOf(platform, session)[0]?.configuration.status === 'denied';
  const wrong = (session: PaidSession) => {
    const [row, ...others] = rowsOf(platform, session);
    return !row || others.length > 0 || Number(row.configuration.paid_amount) !== paidEuros;
  };
  const credit = walletOf(platform) - walletBefore;
  return {
    acknowledged: words.filter(({ isAcknowledged }) => isAcknowledged).length,
    lost: words
      .filter((one) => one.isAcknowledged && rowsWith(one) === 0)
      .map(({ word, call }) => [word, call.operation]),
    doubled: words.filter((one) => rowsWith(one) > 1).map(({ word, call }) => [word, call.operation]),
    wrongSessions: sessions.filter(wrong).map(({ token }) => token),
    cancelledInVain: cancelled.filter((session) => !isDenied(session)).map(({ token }) => token),
    creditOff: credit - sessions.filter(isDenied).length * paidEuros,
    faults,
  };
}

const walletOf = ({ db }: Platform) => Number(db.users.get('pt-giulia')?.manager_configuration.wallet ?? 0);

async function runWhile(world: World, disturb: () => Promise<void>) {
  const walletBefore = walletOf(world.platform);
  const outcome = await outcomeOf(world, await callWhile(world, disturb), walletBefore);
  const { acknowledged, ...wrong } = outcome;
  console.log(`${acknowledged} acknowledged writes`);
  expect(acknowledged).toBeGreaterThan(20);
  expect(wrong).toEqual({ lost: [], doubled: [], wrongSessions: [], cancelledInVain: [], creditOff: 0, faults: [] });
}

test('loses and doubles no acknowledged write when its process is killed', async () => {
  const world = await startWorld({ processes: 1 });
  await runWhile(world, async () => {
    for (let turn = 0; turn < 2; turn += 1) {
      await pause(2_000);
      await world.backEnds[0]?.kill();
      await world.backEnds[0]?.restart();
    }
  });
});

test('loses and doubles no acknowledged write when one of two processes is killed', async () => {
  const { url } = await startRedisServer();
  const world = await startWorld({ processes: 2, redis: url });
  await runWhile(world, async () => {
    await pause(2_000);
    await world.backEnds[0]?.kill();
    await pause(2_000);
    await world.backEnds[0]?.restart();
  });
});

test('loses and doubles no acknowledged write of two processes while Redis is stopped for 15 seconds', async () => {
  const redis = await startRedisServer();
  const world = await startWorld({ processes: 2, redis: redis.url });
  await runWhile(world, async () => {
    await pause(2_000);
    await redis.kill();
    await pause(15_000);
    await redis.start();
  });
});
