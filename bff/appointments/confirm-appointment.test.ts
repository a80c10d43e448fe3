import { expect, test } from 'vitest';
import { handleConfirmAppointment } from '#bff/appointments/confirm-appointment';
import { confirmAppointment } from '#contracts/appointments/appointments.api';
import { dayMs } from '#contracts/kernel/instant';
import type { Problem } from '#contracts/kernel/problem';
import type { PersonaName } from '#mocks/personas';
import { createTestPlatform, type TestPlatform } from '#mocks/start-in-vitest';

/** An introductory talk of Giulia with Serafini, still to come. */
const pendingTalk = 'event-giulia-pending';

test('the patient accepts a pending talk, with no consent and no payment (APPT-66, APPT-88, APPT-89, LEG-21)', async () => {
  const platform = createTestPlatform();
  expect(await confirm(platform, 'giulia')).toMatchObject({
    status: 200,
    body: {
      appointment: {
        token: pendingTalk,
        kind: 'introductory-talk',
        status: 'accepted',
        own: false,
        otherSide: { token: 'pt-serafini', name: 'Chiara Serafini' },
      },
    },
  });
  expect(statusOf(platform)).toBe('accepted');
});

test('confirming puts nothing into the chat: only what is created, modified or cancelled does (CHAT-25)', async () => {
  const platform = createTestPlatform();
  const before = platform.db.messages.list();
  await confirm(platform, 'giulia');
  expect(platform.db.messages.list()).toEqual(before);
});

test('24 hours after the start it can be confirmed no more, until then it can (APPT-86, APPT-87, STATE-05)', async () => {
  const late = createTestPlatform();
  late.advance(untilStart(late) + dayMs + 1);
  expect(await confirm(late, 'giulia')).toMatchObject({ status: 410, body: { code: 'confirmation_expired' } });
  expect(statusOf(late)).toBe('pending');

  const justInTime = createTestPlatform();
  justInTime.advance(untilStart(justInTime) + dayMs);
  expect(await confirm(justInTime, 'giulia')).toMatchObject({ status: 200 });
});

test.each([
  { event: 'event-giulia-accepted', status: 'accepted' },
  { event: 'event-giulia-denied', status: 'denied' },
] as const)('what is $status stays so: $event is not pending', async ({ event, status }) => {
  const platform = createTestPlatform();
  expect(await confirm(platform, 'giulia', { appointment: event })).toMatchObject({
    status: 409,
    body: { code: 'not_pending' },
  });
  expect(statusOf(platform, event)).toBe(status);
});

test('a session with a price asks for payment first, and stays pending (APPT-93, APPT-96, C-10)', async () => {
  const platform = createTestPlatform();
  const answer = await confirm(platform, 'giulia', { appointment: 'event-giulia-unpaid' });
  expect(answer).toMatchObject({ status: 422, body: { code: 'payment_needed' } });
  expect(statusOf(platform, 'event-giulia-unpaid')).toBe('pending');
});

test("another patient's appointment is not found, like one that does not exist", async () => {
  const platform = createTestPlatform();
  const ofGiulia = await confirm(platform, 'marco');
  const ofNobody = await confirm(platform, 'marco', { appointment: 'event-nobody' });
  expect(ofGiulia).toMatchObject({ status: 404, body: { code: 'not_found' } });
  expect({ ...(ofGiulia.body as Problem), requestId: '' }).toEqual({ ...(ofNobody.body as Problem), requestId: '' });
  expect(statusOf(platform)).toBe('pending');
});

test('nobody confirms what they themselves invited to', async () => {
  const platform = createTestPlatform();
  const event = platform.db.events.get(pendingTalk);
  if (event) {
    const boocal = { owner: 'pt-giulia', targets: ['pt-serafini'] };
    platform.db.events.put({ ...event, configuration: { ...event.configuration, boocal } });
  }
  expect(await confirm(platform, 'giulia')).toMatchObject({ status: 404, body: { code: 'not_found' } });
  expect(statusOf(platform)).toBe('pending');
});

test('therapists and visitors cannot confirm (GUARD-59)', async () => {
  const platform = createTestPlatform();
  expect(await confirm(platform, 'serafini')).toMatchObject({ status: 403, body: { code: 'forbidden' } });
  expect(await confirm(platform, null)).toMatchObject({ status: 401, body: { code: 'unauthenticated' } });
  expect(statusOf(platform)).toBe('pending');
});

test.each([
  {},
  { appointment: '' },
  { appointment: 'a b' },
  { appointment: [pendingTalk] },
  { appointment: pendingTalk, status: 'accepted' },
])('refuses the input %j', async (input) => {
  expect(await confirm(createTestPlatform(), 'giulia', input)).toMatchObject({
    status: 400,
    body: { code: 'invalid_input' },
  });
});

test.each(['connection-lost-after', 'html-page', 'empty-body'] as const)(
  'a confirmation done while the answer was lost (%s) is told as done',
  async (fault) => {
    const platform = createTestPlatform();
    platform.faults.set('updateBooking', [fault]);
    expect(await confirm(platform, 'giulia')).toMatchObject({
      status: 200,
      body: { appointment: { status: 'accepted' } },
    });
  },
);

test('one that was not done is told as not known to be done, and stays pending (APPT-92)', async () => {
  const platform = createTestPlatform();
  platform.faults.set('updateBooking', ['connection-lost-before']);
  expect(await confirm(platform, 'giulia')).toMatchObject({
    status: 503,
    body: { code: 'legacy_unavailable', outcomeUnknown: true },
  });
  expect(statusOf(platform)).toBe('pending');
});

test('with the platform down nothing is begun (APPT-92)', async () => {
  const platform = createTestPlatform();
  platform.faults.set('*', ['status-500']);
  const answer = await confirm(platform, 'giulia');
  expect(answer).toMatchObject({ status: 503, body: { code: 'legacy_unavailable' } });
  expect(answer.body).not.toHaveProperty('outcomeUnknown');
});

test('of two presses at once one confirms and one is told that it is done', async () => {
  const platform = createTestPlatform();
  const answers = await Promise.all([confirm(platform, 'giulia'), confirm(platform, 'giulia')]);
  expect(answers).toMatchObject([{ status: 200 }, { status: 409, body: { code: 'not_pending' } }]);
});

function confirm(platform: TestPlatform, persona: PersonaName | null, input: unknown = { appointment: pendingTalk }) {
  return platform.runAs(persona, confirmAppointment, handleConfirmAppointment, input);
}

function statusOf({ db }: TestPlatform, event = pendingTalk) {
  return db.events.get(event)?.configuration.status;
}

function untilStart({ db, now }: TestPlatform): number {
  return (db.events.get(pendingTalk)?.start_timestamp ?? 0) * 1000 - now();
}
