import { expect, onTestFinished, test, vi } from 'vitest';
import { handleListAppointments } from '#bff/appointments/list-appointments';
import { handleMoveAppointment } from '#bff/appointments/moving/move-appointment';
import type { Context } from '#bff/context';
import { createLegacyClient } from '#bff/legacy/legacy-client';
import type { LegacyTransport } from '#bff/legacy/legacy-transport';
import { type OperationAnswer, runOperation } from '#bff/run-operation';
import { recordIn } from '#bff/users/php-parts';
import { type Appointment, listAppointments, moveAppointment } from '#contracts/appointments/appointments.api';
import { instantFromIso, minuteMs, secondsFromInstant } from '#contracts/kernel/instant';
import { createContexts } from '#mocks/mounts/create-contexts';
import { createMemorySession } from '#mocks/mounts/memory-session';
import {
  createTestPlatform,
  sessionFor,
  type TestPlatform,
  type TestPlatformSetup,
  testNow,
} from '#mocks/start-in-vitest';

/** A session of Rinaldi with Giulia on 30 November, 18:30 to 19:30 in Rome. 60 euros and 10 of credit are paid. */
const session = 'event-giulia-accepted';
const [oldStart, newStart] = ['2026-11-30T17:30:00.000Z', '2026-11-30T18:00:00.000Z'];
const paid = { paid_amount: '60.00', wallet_amount: 10, paid_at: 1_795_000_000 };
/** Half an hour later, overlapping the old time: the old event is erased first. */
const later = {
  ...{ appointment: session, startsAt: oldStart, title: 'Seduta spostata', idempotencyKey: 'key-move-1' },
  ...{ date: '2026-11-30', time: '19:00', slots: 2 },
};

test('completes at the next reading of the calendar a move whose process ended, with its payment (APPT-44, APPT-49)', async () => {
  const platform = await platformLeftHalfWay();
  expect(eventsOfSession(platform)).toEqual([]);
  expect(await shownSession(platform)).toMatchObject([
    { startsAt: newStart, title: 'Seduta spostata', status: 'accepted', paidCents: 7000, movedFrom: [session] },
  ]);
  expect(eventsOfSession(platform)).toMatchObject([
    { configuration: { paid_amount: 60, wallet_amount: 10, paid_at: paid.paid_at, status: 'accepted' } },
  ]);
  expect(storedMoves(platform)).toEqual([]);
  expect(cardsOfMove(platform)).toHaveLength(1);
});

test('completes a move whose process ended under the same key (APPT-44)', async () => {
  const platform = await platformLeftHalfWay();
  expect(await move(platform)).toMatchObject({
    status: 200,
    body: { appointment: { startsAt: newStart, paidCents: 7000, movedFrom: [session] } },
  });
  expect(eventsOfSession(platform)).toHaveLength(1);
  expect(storedMoves(platform)).toEqual([]);
  expect(cardsOfMove(platform)).toHaveLength(1);
});

test('completes the move of the only appointment that a therapist has', async () => {
  const platform = await platformLeftHalfWay();
  for (const { public_token } of platform.db.events.list()) platform.db.events.remove(public_token);
  expect(await shownSession(platform)).toMatchObject([{ startsAt: newStart }]);
});

test('restores the session at the next reading when the new time is taken meanwhile (APPT-50)', async () => {
  const platform = await platformLeftHalfWay();
  takeTime(platform, '2026-11-30T18:30:00Z');
  expect(await shownSession(platform)).toMatchObject([{ startsAt: oldStart, status: 'accepted', paidCents: 7000 }]);
  expect(storedMoves(platform)).toEqual([]);
  expect(cardsOfMove(platform)).toEqual([]);
});

test('has the session at the next reading after the platform refused every addition (APPT-50)', async () => {
  const platform = paidPlatform();
  const refused = { status: 200, body: new TextEncoder().encode('{"error":"GUASTO"}') };
  const answer = await moveThrough(platform, async (request) =>
    request.call === 'addEvent' ? refused : platform.transport(request),
  );
  expect(answer).toMatchObject({ status: 409, body: { code: 'not_restored' } });
  expect(platform.logged).toContainEqual(lossLogged({ isTriedAgain: true }));
  expect(await shownSession(platform)).toMatchObject([{ startsAt: newStart, paidCents: 7000 }]);
});

test.each(['one process', 'two processes'])(
  'adds the event once when two readings of %s come at once',
  async (where) => {
    const platform = await platformLeftHalfWay();
    const here = platform.contextFor('rinaldi');
    const there = where === 'one process' ? platform.contextFor('rinaldi') : otherProcess(platform);
    const answers = await Promise.all([here, there].map(read));
    expect(answers).toMatchObject([{ status: 200 }, { status: 200 }]);
    expect(await shownSession(platform)).toMatchObject([{ startsAt: newStart }]);
    expect(eventsOfSession(platform)).toHaveLength(1);
    expect(cardsOfMove(platform)).toHaveLength(1);
  },
);

test('waits with a reading for a move that is under way, instead of completing it', async () => {
  const platform = paidPlatform();
  const context = platform.contextFor('rinaldi');
  const isWaiting = Promise.withResolvers<void>();
  const runExclusive: Context['runExclusive'] = (keys, task) => {
    if (keys.includes('book:pt-rinaldi')) isWaiting.resolve();
    return context.runExclusive(keys, task);
  };
  let reading: Promise<OperationAnswer> | undefined;
  const answer = await moveThrough(platform, async (request) => {
    if (request.call === 'addEvent') {
      reading = read({ ...context, runExclusive });
      await isWaiting.promise;
    }
    return platform.transport(request);
  });
  expect(answer).toMatchObject({ status: 200 });
  expect(await reading).toMatchObject({ status: 200 });
  expect(eventsOfSession(platform)).toHaveLength(1);
});

test('reads the calendar again before it completes a move, although an older reading is under way', async () => {
  const platform = await platformLeftHalfWay();
  const older = Promise.withResolvers<void>();
  let lists = 0;
  const transport: LegacyTransport = async (request) => {
    if (request.call === 'listUsers' && lists === 1) void read(contextOver(platform, transport));
    if (request.call === 'listEvents') {
      lists += 1;
      if (lists === 2) await older.promise;
    }
    return platform.transport(request);
  };
  expect(await read(contextOver(platform, transport))).toMatchObject({ status: 200 });
  expect(eventsOfSession(platform)).toHaveLength(1);
  older.resolve();
});

test.each(['status-500', 'connection-lost-before', 'success-without-effect'] as const)(
  'erases nothing when the move cannot be stored because of %s',
  async (fault) => {
    const calls: string[] = [];
    const platform = paidPlatform(({ name }) => void calls.push(name));
    const before = platform.db.events.list();
    platform.faults.set('updateUser', [fault]);
    expect(await move(platform)).toMatchObject({ status: 409, body: { code: 'not_moved' } });
    expect(platform.db.events.list()).toEqual(before);
    expect(calls).not.toContain('deleteEvent');
  },
);

test('erases nothing when the session changes while the move is stored', async () => {
  const platform: TestPlatform = paidPlatform(({ name }) => {
    const event = platform.db.events.get(session);
    if (name !== 'updateUser' || !event || event.note === 'Pagata ora') return;
    platform.db.events.change(session, { note: 'Pagata ora' });
  });
  expect(await move(platform)).toMatchObject({ status: 409, body: { code: 'changed_elsewhere' } });
  expect(platform.db.events.get(session)).toMatchObject({ note: 'Pagata ora' });
  expect(storedMoves(platform)).toEqual([]);
});

test('logs tokens, start and amount of a session that it can neither complete nor restore', async () => {
  const platform = await platformLeftHalfWay();
  takeTime(platform, '2026-11-30T18:00:00Z');
  expect(await shownSession(platform)).toEqual([]);
  expect(platform.logged).toContainEqual(lossLogged({ isTriedAgain: false }));
  expect(storedMoves(platform)).toEqual([]);
});

test('shows the calendar while the platform takes no event, and tries again at the next reading', async () => {
  const platform = await platformLeftHalfWay();
  platform.faults.set('addEvent', ['status-500']);
  expect((await read(platform.contextFor('rinaldi'))).status).toBe(200);
  expect(eventsOfSession(platform)).toEqual([]);
  platform.faults.load({});
  expect(await shownSession(platform)).toMatchObject([{ startsAt: newStart }]);
});

test('shows the calendar after four seconds while the platform does not answer', async () => {
  const platform = await platformLeftHalfWay();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const asked = Promise.withResolvers<void>();
  const context = contextOver(platform, (request) => {
    if (request.call !== 'addEvent') return platform.transport(request);
    asked.resolve();
    return new Promise(() => {});
  });
  const answer = read(context);
  await asked.promise;
  await vi.advanceTimersByTimeAsync(4_000);
  expect(await answer).toMatchObject({ status: 200 });
});

test('reports a move as done when its stored copy cannot be removed, and removes it at the next reading', async () => {
  const platform: TestPlatform = paidPlatform(({ name }) => {
    if (name === 'addEvent') platform.faults.set('updateUser', ['status-500']);
  });
  expect(await move(platform)).toMatchObject({ status: 200 });
  expect(storedMoves(platform)).toHaveLength(1);
  platform.faults.load({});
  expect(await shownSession(platform)).toMatchObject([{ startsAt: newStart }]);
  expect(storedMoves(platform)).toEqual([]);
  expect(cardsOfMove(platform)).toHaveLength(1);
});

test('completes a move whose old event the platform erases only after a reading that still had it', async () => {
  const platform = await platformLeftHalfWay('deleteEvent');
  expect(await shownSession(platform)).toMatchObject([{ token: session, startsAt: oldStart }]);
  platform.db.events.remove(session);
  expect(await shownSession(platform)).toMatchObject([{ startsAt: newStart, paidCents: 7000 }]);
  expect(storedMoves(platform)).toEqual([]);
});

test('removes the stored copy of a move that never began after two minutes, and adds nothing', async () => {
  const platform = await platformLeftHalfWay('deleteEvent');
  platform.advance(2 * minuteMs);
  expect(await shownSession(platform)).toHaveLength(1);
  expect(storedMoves(platform)).toHaveLength(1);
  platform.advance(minuteMs);
  expect(await shownSession(platform)).toMatchObject([{ token: session, startsAt: oldStart }]);
  expect(storedMoves(platform)).toEqual([]);
});

test('removes the stored copy of a move whose session was cancelled meanwhile, and never restores it', async () => {
  const platform = await platformLeftHalfWay('deleteEvent');
  const event = platform.db.events.get(session);
  platform.db.events.change(session, { configuration: { ...event?.configuration, status: 'denied' } as never });
  await shownSession(platform);
  expect(storedMoves(platform)).toEqual([]);
  platform.db.events.remove(session);
  expect(await shownSession(platform)).toEqual([]);
});

test('costs a reading with no open move no call', async () => {
  const calls: string[] = [];
  const platform = createTestPlatform({ onCall: ({ name }) => void calls.push(name) });
  await read(platform.contextFor('rinaldi'));
  expect(calls).toEqual(['listEvents', 'listUsers']);
});

function paidPlatform(onCall: TestPlatformSetup['onCall'] = () => {}): TestPlatform {
  const platform = createTestPlatform({ onCall });
  const event = platform.db.events.get(session);
  if (!event) throw new Error('The seed lost the session.');
  platform.db.events.change(session, { configuration: { ...event.configuration, ...paid } });
  return platform;
}

/** A platform with a new back end, on which a move's process ended in the middle of a call. */
async function platformLeftHalfWay(lastCall = 'addEvent'): Promise<TestPlatform> {
  const before = paidPlatform();
  const reached = Promise.withResolvers<void>();
  void moveThrough(before, (request) => {
    if (request.call !== lastCall) return before.transport(request);
    reached.resolve();
    return new Promise(() => {});
  });
  await reached.promise;
  return createTestPlatform({ database: before.db.snapshot() });
}

/** A context of another back end of the same platform. */
function otherProcess({ transport, now, log }: TestPlatform): Context {
  return createContexts({ transport, now, log })(createMemorySession(sessionFor('rinaldi', testNow), now));
}

function moveThrough(platform: TestPlatform, transport: LegacyTransport): Promise<OperationAnswer> {
  return runOperation(moveAppointment, handleMoveAppointment, contextOver(platform, transport), later);
}

function contextOver(platform: TestPlatform, transport: LegacyTransport): Context {
  const context = platform.contextFor('rinaldi');
  const signal = AbortSignal.timeout(15_000);
  return { ...context, legacy: createLegacyClient({ transport, log: context.log, signal, paths: {} }) };
}

function move(platform: TestPlatform): Promise<OperationAnswer> {
  return platform.runAs('rinaldi', moveAppointment, handleMoveAppointment, later);
}

function read(context: Context): Promise<OperationAnswer> {
  return runOperation(listAppointments, handleListAppointments, context, {});
}

/** The session as Rinaldi's calendar shows it, under any of its tokens. */
async function shownSession(platform: TestPlatform): Promise<Appointment[]> {
  const { body } = await read(platform.contextFor('rinaldi'));
  const { appointments } = (body as { value: { appointments: Appointment[] } }).value;
  return appointments.filter(({ token, movedFrom }) => [token, ...movedFrom].includes(session));
}

function eventsOfSession({ db }: TestPlatform) {
  return db.events.list(({ public_token, configuration: { moved_from = [] } }) =>
    [public_token, ...(moved_from as string[])].includes(session),
  );
}

function storedMoves({ db }: TestPlatform): unknown {
  return recordIn(db.users.get('pt-rinaldi')?.configuration['ascolto'])['open_moves'];
}

function cardsOfMove({ db }: TestPlatform) {
  return db.messages.list(({ body }) => body.startsWith('Appuntamento modificato: '));
}

/** Books an hour of Rinaldi with another patient, bypassing the back end. */
function takeTime({ db }: TestPlatform, start: string): void {
  const done = db.events.get('event-giulia-done-1');
  if (!done) throw new Error('The seed lost the sessions that are over.');
  const start_timestamp = secondsFromInstant(instantFromIso(start));
  db.events.put({ ...done, public_token: 'event-in-the-way', start_timestamp, end_timestamp: start_timestamp + 3600 });
}

function lossLogged({ isTriedAgain }: { readonly isTriedAgain: boolean }) {
  const fields = { therapist: 'pt-rinaldi', patient: 'pt-giulia', start: oldStart, paidCents: 7000 };
  return {
    level: 'error',
    event: 'appointment_not_restored',
    fields: { appointment: session, ...fields, isTriedAgain },
  };
}
