import { expect, test } from 'vitest';
import { handleCancelAppointment } from '#bff/appointments/cancel-appointment';
import { handleConfirmAppointment } from '#bff/appointments/confirm-appointment';
import { cancelAppointment, confirmAppointment } from '#contracts/appointments/appointments.api';
import { instantFromIso, secondsFromInstant } from '#contracts/kernel/instant';
import type { Problem } from '#contracts/kernel/problem';
import type { PersonaName } from '#mocks/personas';
import { createTestPlatform, type TestPlatform } from '#mocks/start-in-vitest';

/** A paid session of Rinaldi with Giulia, still to come. */
const session = 'event-giulia-accepted';

test('the therapist cancels an appointment that has not ended (APPT-57, APPT-67, LEG-22)', async () => {
  const platform = createTestPlatform();
  expect(await cancel(platform, 'rinaldi')).toMatchObject({
    status: 200,
    body: {
      appointment: {
        token: session,
        status: 'denied',
        own: true,
        otherSide: { token: 'pt-giulia', name: 'Giulia Moretti' },
      },
    },
  });
  expect(statusOf(platform)).toBe('denied');
});

test('the patient is told in the chat the two share, once (APPT-43, APPT-58, CHAT-25, LEG-30)', async () => {
  const platform = createTestPlatform();
  const event = platform.db.events.get(session);
  const start_timestamp = secondsFromInstant(instantFromIso('2026-11-30T17:30:00Z'));
  if (event) platform.db.events.put({ ...event, start_timestamp, end_timestamp: start_timestamp + 3600 });
  const before = platform.db.messages.list();
  await cancel(platform, 'rinaldi');
  const told = platform.db.messages.list().slice(before.length);
  expect(told).toMatchObject([
    {
      chat: 'chat-giulia-rinaldi',
      owner: 'pt-rinaldi',
      subject: 'Event Notification',
      body: `Appuntamento annullato: lun 30 novembre 2026, 18:30-19:30 event_pt:${session}`,
      seen: false,
    },
  ]);
});

test('when the chat is gone the patient is told all the same, in one the platform opens (APPT-58, CHAT-50, LEG-29)', async () => {
  const platform = createTestPlatform();
  platform.db.chats.remove('chat-giulia-rinaldi');
  await cancel(platform, 'rinaldi');
  const [opened] = platform.db.chats.list(({ participants }) =>
    ['pt-rinaldi', 'pt-giulia'].every((token) => participants.includes(token)),
  );
  expect(opened).toMatchObject({ name: 'Andrea Rinaldi - Giulia Moretti', admin_list: ['pt-amministrazione'] });
  expect(platform.db.messages.list(({ chat }) => chat === opened?.public_token)).toMatchObject([
    { body: expect.stringMatching(/^Appuntamento annullato: .+ event_pt:event-giulia-accepted$/) },
  ]);
});

test('what the patient paid is for the platform to give back: it is told of the cancelling and of no credit (APPT-64)', async () => {
  const calls: string[] = [];
  const platform = createTestPlatform({ onCall: ({ name }) => void calls.push(name) });
  expect(Number(platform.db.events.get(session)?.configuration.paid_amount)).toBeGreaterThan(0);
  await cancel(platform, 'rinaldi');
  expect(calls.filter((name) => !/^(list|session)/.test(name))).toEqual(['updateBooking', 'noticeChatAppend']);
});

test('one that has ended cannot be cancelled, one under way can (APPT-53)', async () => {
  const ended = createTestPlatform();
  ended.advance(untilEnd(ended) + 1);
  expect(await cancel(ended, 'rinaldi')).toMatchObject({ status: 409, body: { code: 'already_over' } });
  expect(statusOf(ended)).toBe('accepted');

  const underWay = createTestPlatform();
  underWay.advance(untilEnd(underWay));
  expect(await cancel(underWay, 'rinaldi')).toMatchObject({ status: 200 });
});

test('one already cancelled is told so, and nobody is told again', async () => {
  const platform = createTestPlatform();
  await cancel(platform, 'rinaldi');
  const before = platform.db.messages.list();
  expect(await cancel(platform, 'rinaldi')).toMatchObject({ status: 409, body: { code: 'already_denied' } });
  expect(platform.db.messages.list()).toEqual(before);
});

test("another therapist's appointment is not found, like one that does not exist", async () => {
  const platform = createTestPlatform();
  const ofRinaldi = await cancel(platform, 'serafini');
  const ofNobody = await cancel(platform, 'serafini', { appointment: 'event-nobody' });
  expect(ofRinaldi).toMatchObject({ status: 404, body: { code: 'not_found' } });
  expect({ ...(ofRinaldi.body as Problem), requestId: '' }).toEqual({ ...(ofNobody.body as Problem), requestId: '' });
  expect(statusOf(platform)).toBe('accepted');
});

test('a therapist invited by a colleague cannot cancel what the colleague created', async () => {
  const platform = createTestPlatform();
  const event = platform.db.events.get(session);
  if (event) {
    const boocal = { owner: 'pt-rinaldi', targets: ['pt-serafini'] };
    platform.db.events.put({
      ...event,
      targets: ['pt-serafini'],
      configuration: { ...event.configuration, boocal },
    });
  }
  expect(await cancel(platform, 'serafini')).toMatchObject({ status: 404, body: { code: 'not_found' } });
});

test('patients and visitors cannot cancel, not even their own (GUARD-52, GUARD-55)', async () => {
  const platform = createTestPlatform();
  expect(await cancel(platform, 'giulia')).toMatchObject({ status: 403, body: { code: 'forbidden' } });
  expect(await cancel(platform, null)).toMatchObject({ status: 401, body: { code: 'unauthenticated' } });
  expect(statusOf(platform)).toBe('accepted');
});

test.each([{}, { appointment: '' }, { appointment: '../x' }, { appointment: session, status: 'accepted' }])(
  'refuses the input %j',
  async (input) => {
    expect(await cancel(createTestPlatform(), 'rinaldi', input)).toMatchObject({
      status: 400,
      body: { code: 'invalid_input' },
    });
  },
);

test.each(['connection-lost-after', 'html-page', 'empty-body'] as const)(
  'a cancellation done while the answer was lost (%s) is told as done, to the patient too',
  async (fault) => {
    const platform = createTestPlatform();
    platform.faults.set('updateBooking', [fault]);
    expect(await cancel(platform, 'rinaldi')).toMatchObject({
      status: 200,
      body: { appointment: { status: 'denied' } },
    });
    expect(cancellationsIn(platform)).toHaveLength(1);
  },
);

test('one not known to be done is told so, and nobody is told that it was (APPT-60)', async () => {
  const platform = createTestPlatform();
  platform.faults.set('updateBooking', ['connection-lost-before']);
  expect(await cancel(platform, 'rinaldi')).toMatchObject({
    status: 503,
    body: { code: 'legacy_unavailable', outcomeUnknown: true },
  });
  expect(statusOf(platform)).toBe('accepted');
  expect(cancellationsIn(platform)).toEqual([]);
});

test.each(['listEvents', 'listChats', 'listUsers'])(
  'when %s cannot be read nothing is begun: a patient who could not be told keeps the appointment',
  async (call) => {
    const platform = createTestPlatform();
    platform.faults.set(call, ['status-500']);
    const answer = await cancel(platform, 'rinaldi');
    expect(answer).toMatchObject({ status: 503, body: { code: 'legacy_unavailable' } });
    expect(answer.body).not.toHaveProperty('outcomeUnknown');
    expect(statusOf(platform)).toBe('accepted');
  },
);

test('a card that could not be put into the chat undoes nothing, is logged, and is told to the therapist (LEG-34)', async () => {
  const platform = createTestPlatform();
  platform.faults.set('noticeChatAppend', ['connection-lost-before']);
  expect(await cancel(platform, 'rinaldi')).toMatchObject({ status: 409, body: { code: 'patient_not_notified' } });
  expect(statusOf(platform)).toBe('denied');
  expect(platform.logged).toContainEqual({
    level: 'error',
    event: 'appointment_not_notified_in_chat',
    fields: { call: 'noticeChatAppend' },
  });
});

test('the same press after a card that failed sends the card, once, and cancels nothing again (APPT-43, APPT-58)', async () => {
  const calls: string[] = [];
  const platform = createTestPlatform({ onCall: ({ name }) => void calls.push(name) });
  platform.faults.set('noticeChatAppend', ['status-500']);
  await cancel(platform, 'rinaldi');
  expect(cancellationsIn(platform)).toEqual([]);
  platform.faults.set('noticeChatAppend', []);
  expect(await cancel(platform, 'rinaldi')).toMatchObject({
    status: 200,
    body: { appointment: { status: 'denied' } },
  });
  expect(await cancel(platform, 'rinaldi')).toMatchObject({ status: 409, body: { code: 'already_denied' } });
  expect(cancellationsIn(platform)).toHaveLength(1);
  expect(calls.filter((name) => name === 'updateBooking')).toHaveLength(1);
});

test('a card that arrived although its answer was lost is found in the chat, and counts as sent (APPT-58)', async () => {
  const platform = createTestPlatform();
  platform.faults.set('noticeChatAppend', ['connection-lost-after']);
  expect(await cancel(platform, 'rinaldi')).toMatchObject({ status: 200 });
  expect(cancellationsIn(platform)).toHaveLength(1);
});

test('what was paid is credited once, also when the answer was lost and the therapist presses again (APPT-63)', async () => {
  const platform = createTestPlatform();
  platform.faults.set('updateBooking', ['connection-lost-after']);
  await cancel(platform, 'rinaldi');
  expect(await cancel(platform, 'rinaldi')).toMatchObject({ status: 409, body: { code: 'already_denied' } });
  expect(platform.db.users.get('pt-giulia')?.manager_configuration.wallet).toBe('82.50');
});

test('a session is cancelled minutes before its start too: no 24 hours are asked for (APPT-62)', async () => {
  const platform = createTestPlatform();
  const input = { appointment: 'event-giulia-now' };
  expect(await cancel(platform, 'rinaldi', input)).toMatchObject({ status: 200 });
});

test('two presses at once cancel once and tell once', async () => {
  const platform = createTestPlatform();
  const answers = await Promise.all([cancel(platform, 'rinaldi'), cancel(platform, 'rinaldi')]);
  expect(answers).toMatchObject([{ status: 200 }, { status: 409, body: { code: 'already_denied' } }]);
  expect(cancellationsIn(platform)).toHaveLength(1);
});

test('a patient who confirms while the therapist cancels learns what came of it', async () => {
  const platform = createTestPlatform();
  const input = { appointment: 'event-giulia-pending' };
  const answers = await Promise.all([
    cancel(platform, 'serafini', input),
    platform.runAs('giulia', confirmAppointment, handleConfirmAppointment, input),
  ]);
  expect(answers).toMatchObject([{ status: 200 }, { status: 409, body: { code: 'not_pending' } }]);
  expect(statusOf(platform, input.appointment)).toBe('denied');
});

function cancel(platform: TestPlatform, persona: PersonaName | null, input: unknown = { appointment: session }) {
  return platform.runAs(persona, cancelAppointment, handleCancelAppointment, input);
}

function statusOf({ db }: TestPlatform, event = session) {
  return db.events.get(event)?.configuration.status;
}

function cancellationsIn({ db }: TestPlatform) {
  return db.messages.list(({ body }) => body.startsWith('Appuntamento annullato: '));
}

function untilEnd({ db, now }: TestPlatform): number {
  return (db.events.get(session)?.end_timestamp ?? 0) * 1000 - now();
}
