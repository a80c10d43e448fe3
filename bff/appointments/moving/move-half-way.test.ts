import { expect, test } from 'vitest';
import { handleBookAppointment } from '#bff/appointments/book-appointment';
import { handleConfirmAppointment } from '#bff/appointments/confirm-appointment';
import { handleListAppointments } from '#bff/appointments/list-appointments';
import { handleMoveAppointment } from '#bff/appointments/moving/move-appointment';
import { createLegacyClient } from '#bff/legacy/legacy-client';
import { type OperationAnswer, runOperation } from '#bff/run-operation';
import {
  type Appointment,
  bookAppointment,
  confirmAppointment,
  listAppointments,
  moveAppointment,
} from '#contracts/appointments/appointments.api';
import { instantFromIso, secondsFromInstant } from '#contracts/kernel/instant';
import type { PersonaName } from '#mocks/personas';
import { createTestPlatform, type TestPlatform, type TestPlatformSetup } from '#mocks/start-in-vitest';

/** A paid session of Rinaldi with Giulia on Monday 30 November, 18:30 to 19:30 in Rome. */
const session = 'event-giulia-accepted';
/** To Wednesday, without overlapping the old time: the new event is added first. */
const away = {
  appointment: session,
  startsAt: '2026-11-30T17:30:00.000Z',
  title: 'Seduta spostata',
  date: '2026-12-02',
  time: '10:00',
  slots: 2,
  idempotencyKey: 'key-move-1',
};
/** Half an hour later, overlapping the old time: the old event is erased first. */
const later = { ...away, date: '2026-11-30', time: '19:00' };
/** A pending introductory talk of Serafini with Giulia, on Wednesday 2 December at 13:00 in Rome. */
const pendingTalk = 'event-giulia-pending';
const talk = { ...away, appointment: pendingTalk, startsAt: '2026-12-02T12:00:00.000Z', slots: 1 };

test('when the platform does not take the new time half way, the session is put back as it was, and nobody is told (APPT-50, C-07)', async () => {
  const platform = onceErased((one) => takeTime(one, '2026-11-30T18:30:00Z'));
  const [before, told] = [platform.db.events.get(session), platform.db.messages.list()];
  expect(await move(platform, later)).toMatchObject({ status: 409, body: { code: 'slot_taken' } });
  const [restored] = eventsAt(platform, '2026-11-30T17:30:00Z');
  expect(restored).toMatchObject({
    ...{ ...before, public_token: expect.any(String) },
    configuration: {
      ...before?.configuration,
      moved_from: [session],
      boocal: { owner: 'pt-rinaldi', targets: ['pt-giulia'], quantity_time: '2' },
    },
  });
  expect(restored?.configuration).not.toHaveProperty('act');
  expect(platform.db.messages.list()).toEqual(told);
});

test('put back, it can be moved again by the token it is still known by', async () => {
  const platform = onceErased((one) => takeTime(one, '2026-11-30T18:30:00Z'));
  await move(platform, later);
  platform.db.events.remove('event-in-the-way');
  const again = await move(platform, later);
  expect(again).toMatchObject({ status: 200, body: { appointment: { startsAt: '2026-11-30T18:00:00.000Z' } } });
  expect((again.body as { appointment: Appointment }).appointment.movedFrom).toEqual([session, expect.any(String)]);
});

test('when it can neither be moved nor put back, that is what is told, and logged (APPT-50)', async () => {
  const platform = onceErased((one) => takeTime(one, '2026-11-30T18:00:00Z'));
  const told = platform.db.messages.list();
  expect(await move(platform, later)).toMatchObject({ status: 409, body: { code: 'not_restored' } });
  expect(platform.logged).toContainEqual({
    level: 'error',
    event: 'appointment_not_restored',
    fields: {
      ...{ appointment: session, therapist: 'pt-rinaldi', patient: 'pt-giulia' },
      ...{ start: '2026-11-30T17:30:00.000Z', paidCents: 7000, isTriedAgain: false },
    },
  });
  expect(platform.db.messages.list()).toEqual(told);
});

test('a session is put back also where the platform fails for a moment more', async () => {
  let failing = 3;
  const platform = createTestPlatform({
    onCall({ name }) {
      if (name !== 'addEvent') return;
      failing -= 1;
      if (failing === 0) platform.faults.load({});
    },
  });
  platform.faults.set('addEvent', ['status-500']);
  expect(await move(platform, later)).toMatchObject({ status: 409, body: { code: 'not_moved' } });
  expect(eventsAt(platform, '2026-11-30T17:30:00Z')).toHaveLength(1);
});

test('when the platform refuses to erase the old one, the new one is taken away again', async () => {
  const platform = createTestPlatform();
  const before = [platform.db.events.list(), platform.db.messages.list()];
  const answer = await moveOver(platform, (call, body) => call === 'deleteEvent' && body.includes(session));
  expect(answer).toMatchObject({ status: 502, body: { code: 'legacy_refused' } });
  expect([platform.db.events.list(), platform.db.messages.list()]).toEqual(before);
});

test('reports both appointments when the platform erases neither, and completes the move under the same key', async () => {
  const platform = createTestPlatform();
  const answer = await moveOver(platform, (call) => call === 'deleteEvent');
  expect(answer).toMatchObject({ status: 409, body: { code: 'both_remain' } });
  expect(eventsAt(platform, '2026-11-30T17:30:00Z')).toHaveLength(1);
  expect(eventsAt(platform, '2026-12-02T09:00:00Z')).toHaveLength(1);
  expect(await move(platform, away)).toMatchObject({ status: 200, body: { appointment: { movedFrom: [session] } } });
  expect(eventsAt(platform, '2026-11-30T17:30:00Z')).toEqual([]);
  expect(eventsAt(platform, '2026-12-02T09:00:00Z')).toHaveLength(1);
});

test('when the platform refuses to erase what the new time overlaps, nothing is added', async () => {
  const platform = createTestPlatform();
  const before = platform.db.events.list();
  const answer = await moveOver(platform, (call) => call === 'deleteEvent', later);
  expect(answer).toMatchObject({ status: 502, body: { code: 'legacy_refused' } });
  expect(platform.db.events.list()).toEqual(before);
});

test('a confirmation that reaches the platform between the two writes is not lost: the old one stands, accepted', async () => {
  const platform = onceAdded(({ db }) => {
    const event = db.events.get(pendingTalk);
    if (event) db.events.change(pendingTalk, { configuration: { ...event.configuration, status: 'accepted' } });
  });
  const before = platform.db.events.list().length;
  expect(await move(platform, talk, 'serafini')).toMatchObject({ status: 409, body: { code: 'changed_elsewhere' } });
  expect(platform.db.events.list()).toHaveLength(before);
  expect(platform.db.events.get(pendingTalk)).toMatchObject({ configuration: { status: 'accepted' } });
});

test('a confirmation sent together with the move comes before it and is carried over', async () => {
  const platform = createTestPlatform();
  const answers = await Promise.all([move(platform, talk, 'serafini'), confirm(platform)]);
  expect(answers).toMatchObject([
    { status: 200, body: { appointment: { status: 'accepted', movedFrom: [pendingTalk] } } },
    { status: 200 },
  ]);
});

test('a confirmation sent while the move is under way waits, and confirms no time the patient was not shown', async () => {
  let confirming: Promise<OperationAnswer> | undefined;
  const platform = onceAdded((one) => {
    confirming = confirm(one);
  });
  expect(await move(platform, talk, 'serafini')).toMatchObject({
    status: 200,
    body: { appointment: { status: 'pending' } },
  });
  expect(await confirming).toMatchObject({ status: 404, body: { code: 'not_found' } });
  expect(eventsAt(platform, '2026-12-02T09:00:00Z', 'pt-serafini')).toMatchObject([
    { configuration: { status: 'pending' } },
  ]);
});

test('while a move is under way no booking of the therapist takes the old time: it can still be put back (APPT-50)', async () => {
  let booking: Promise<OperationAnswer> | undefined;
  const platform = onceErased((one) => {
    takeTime(one, '2026-11-30T18:30:00Z');
    booking = one.runAs('rinaldi', bookAppointment, handleBookAppointment, {
      ...{ kind: 'single', title: 'Seduta', date: '2026-11-30', time: '18:30', slots: 2 },
      ...{ patient: 'pt-giulia', idempotencyKey: 'key-book-1' },
    });
  });
  expect(await move(platform, later)).toMatchObject({ status: 409, body: { code: 'slot_taken' } });
  expect(await booking).toMatchObject({ status: 409, body: { code: 'slot_taken' } });
  expect(eventsAt(platform, '2026-11-30T17:30:00Z')).toMatchObject([{ configuration: { status: 'accepted' } }]);
});

test('two presses at once move once and tell once, and both are told of it', async () => {
  const platform = createTestPlatform();
  const before = [platform.db.events.list().length, platform.db.messages.list().length];
  const answers = await Promise.all([move(platform, away), move(platform, away), move(platform, away)]);
  expect(answers).toMatchObject(Array(3).fill({ status: 200, body: { appointment: { movedFrom: [session] } } }));
  expect([platform.db.events.list().length, platform.db.messages.list().length - 1]).toEqual(before);
});

test('of two tabs that move it to two times at once, the second learns that it stands elsewhere', async () => {
  const platform = createTestPlatform();
  const answers = await Promise.all([move(platform, away), move(platform, { ...later, idempotencyKey: 'key-move-2' })]);
  expect(answers).toMatchObject([{ status: 200 }, { status: 409, body: { code: 'changed_elsewhere' } }]);
});

test('while nobody knows whether the old one is erased, it is shown once and cannot be confirmed under both', async () => {
  const platform = createTestPlatform();
  platform.faults.set('deleteEvent', ['connection-lost-before']);
  expect(await move(platform, talk, 'serafini')).toMatchObject({ status: 503, body: { outcomeUnknown: true } });
  const shown = await platform.runAs('giulia', listAppointments, handleListAppointments, {});
  const { appointments } = (shown.body as { value: { appointments: Appointment[] } }).value;
  const ofSerafini = appointments.filter(({ otherSide }) => otherSide.token === 'pt-serafini');
  expect(ofSerafini).toMatchObject([{ startsAt: '2026-12-02T09:00:00.000Z', movedFrom: [pendingTalk] }]);
  expect(await confirm(platform)).toMatchObject({ status: 404 });
});

test.each([
  { fault: 'connection-lost-after', answer: { status: 200 }, stands: '2026-11-30T18:00:00Z' },
  {
    fault: 'connection-lost-before',
    answer: { status: 503, body: { outcomeUnknown: true } },
    stands: '2026-11-30T17:30:00Z',
  },
] as const)(
  'erased or not ($fault), with the calendar unreadable since: the appointment is never left out',
  async (row) => {
    const platform: TestPlatform = createTestPlatform({
      onCall: ({ name }) => void (name === 'deleteEvent' && platform.faults.set('listEvents', ['status-500'])),
    });
    platform.faults.set('deleteEvent', [row.fault]);
    expect(await move(platform, later)).toMatchObject(row.answer);
    expect(eventsAt(platform, row.stands)).toHaveLength(1);
  },
);

test('a new event that got there though nobody could tell is the move: the old one is not put beside it', async () => {
  const troubles = [{ listEvents: ['status-500'] }, {}] as const;
  let added = 0;
  const platform: TestPlatform = createTestPlatform({
    onCall({ name }) {
      if (name === 'addEvent') platform.faults.load(troubles[added++] ?? {});
    },
  });
  platform.faults.set('addEvent', ['connection-lost-after']);
  expect(await move(platform, later)).toMatchObject({ status: 200, body: { appointment: { movedFrom: [session] } } });
  expect(eventsAt(platform, '2026-11-30T17:30:00Z')).toEqual([]);
});

test('an original that was in doubt and stood all the time is told to stand, not that its time is taken', async () => {
  const platform: TestPlatform = createTestPlatform({
    onCall({ name }) {
      if (name === 'deleteEvent') platform.faults.set('listEvents', ['status-500']);
      if (name === 'addEvent') platform.faults.load({});
    },
  });
  platform.faults.set('deleteEvent', ['connection-lost-before']);
  const before = platform.db.events.list();
  expect(await move(platform, later)).toMatchObject({ status: 409, body: { code: 'not_moved' } });
  expect(platform.db.events.list()).toEqual(before);
});

test.each([
  { what: 'clear of the old time, the move is done', input: away, lists: 3, answer: { status: 200 }, left: 0 },
  {
    what: 'over the old time, nothing is added',
    input: later,
    lists: 2,
    answer: { status: 409, body: { code: 'changed_elsewhere' } },
    left: 1,
  },
])('when somebody else erases the original first: $what', async ({ input, lists, answer, left }) => {
  let listed = 0;
  const platform: TestPlatform = createTestPlatform({
    onCall({ name }) {
      if (name === 'listEvents') listed += 1;
      if (name === 'listEvents' && listed === lists) platform.db.events.remove(session);
    },
  });
  const before = platform.db.events.list().length;
  expect(await move(platform, input)).toMatchObject(answer);
  expect(platform.db.events.list()).toHaveLength(before - left);
});

test.each(['listEvents', 'listChats', 'listUsers'])(
  'when %s cannot be read nothing is begun: a patient who could not be told keeps the old time',
  async (call) => {
    const platform = createTestPlatform();
    platform.faults.set(call, ['status-500']);
    const before = platform.db.events.list();
    const answer = await move(platform, away);
    expect(answer).toMatchObject({ status: 503, body: { code: 'legacy_unavailable' } });
    expect(answer.body).not.toHaveProperty('outcomeUnknown');
    expect(platform.db.events.list()).toEqual(before);
  },
);

test('a card that could not be put into the chat undoes nothing, is logged, and is told to the therapist (LEG-34)', async () => {
  const platform = createTestPlatform();
  platform.faults.set('noticeChatAppend', ['status-500']);
  expect(await move(platform, away)).toMatchObject({ status: 409, body: { code: 'patient_not_notified' } });
  expect(platform.logged).toContainEqual({
    level: 'error',
    event: 'appointment_not_notified_in_chat',
    fields: { call: 'noticeChatAppend' },
  });
});

/** A platform on which something happens right after the first event is erased. */
function onceErased(happens: (platform: TestPlatform) => void): TestPlatform {
  return onceCalled('deleteEvent', happens);
}

function onceAdded(happens: (platform: TestPlatform) => void): TestPlatform {
  return onceCalled('addEvent', happens);
}

function onceCalled(call: string, happens: (platform: TestPlatform) => void): TestPlatform {
  let hasHappened = false;
  const onCall: TestPlatformSetup['onCall'] = ({ name }) => {
    if (name !== call || hasHappened) return;
    hasHappened = true;
    happens(platform);
  };
  const platform = createTestPlatform({ onCall });
  return platform;
}

/** Moves on a platform that refuses some calls with an unknown code. */
function moveOver(platform: TestPlatform, isRefused: (call: string, body: string) => boolean, input = away) {
  const context = platform.contextFor('rinaldi');
  const legacy = createLegacyClient({
    transport: async (request) =>
      isRefused(request.call, request.body ?? '')
        ? { status: 200, body: new TextEncoder().encode('{"error":"GUASTO"}') }
        : platform.transport(request),
    log: context.log,
    signal: AbortSignal.timeout(15_000),
    paths: {},
  });
  return runOperation(moveAppointment, handleMoveAppointment, { ...context, legacy }, input);
}

function move(platform: TestPlatform, input: unknown, persona: PersonaName = 'rinaldi'): Promise<OperationAnswer> {
  return platform.runAs(persona, moveAppointment, handleMoveAppointment, input);
}

function confirm(platform: TestPlatform): Promise<OperationAnswer> {
  return platform.runAs('giulia', confirmAppointment, handleConfirmAppointment, { appointment: pendingTalk });
}

/** Books the therapist's hour with another patient, bypassing the back end. */
function takeTime({ db }: TestPlatform, start: string): void {
  const done = db.events.get('event-giulia-done-1');
  if (!done) throw new Error('The seed lost the sessions that are over.');
  const start_timestamp = secondsFromInstant(instantFromIso(start));
  db.events.put({ ...done, public_token: 'event-in-the-way', start_timestamp, end_timestamp: start_timestamp + 3600 });
}

function eventsAt({ db }: TestPlatform, start: string, therapist = 'pt-rinaldi') {
  const at = secondsFromInstant(instantFromIso(start));
  return db.events.list(({ resource, start_timestamp }) => resource === therapist && start_timestamp === at);
}
