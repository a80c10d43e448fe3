import { expect, test } from 'vitest';
import { handleBookAppointment } from '#bff/appointments/book-appointment';
import { handleCancelAppointment } from '#bff/appointments/cancel-appointment';
import { handleDeleteConversation } from '#bff/chat/delete-conversation';
import { createLegacyClient } from '#bff/legacy/legacy-client';
import { runOperation } from '#bff/run-operation';
import { type Appointment, bookAppointment, cancelAppointment } from '#contracts/appointments/appointments.api';
import { deleteConversation } from '#contracts/chat/chat.api';
import type { PersonaName } from '#mocks/personas';
import { createTestPlatform, type TestPlatform } from '#mocks/start-in-vitest';

const chat = 'chat-giulia-rinaldi';
const session = {
  kind: 'single',
  title: 'Seduta',
  date: '2027-03-10',
  time: '18:30',
  slots: 2,
  patient: 'pt-giulia',
  idempotencyKey: 'key-book-1',
};

test('two presses at once make one appointment and one card, and both are told of it', async () => {
  const platform = createTestPlatform();
  const answers = await Promise.all([book(platform), book(platform), book(platform)]);
  const [booked] = bookedIn(platform);
  expect(answers.map(({ status, body }) => [status, tokenIn(body)])).toEqual(
    Array(3).fill([200, booked?.public_token]),
  );
  expect(bookedIn(platform)).toHaveLength(1);
  expect(cardsOf(platform, booked?.public_token)).toHaveLength(1);
});

test('two tabs that want the same time at once get it once (APPT-38)', async () => {
  const platform = createTestPlatform();
  const answers = await Promise.all([book(platform), book(platform, { ...session, idempotencyKey: 'key-book-2' })]);
  expect(answers).toMatchObject([{ status: 200 }, { status: 409, body: { code: 'slot_taken' } }]);
  expect(bookedIn(platform)).toHaveLength(1);
});

test('two tabs that want a first talk of one pair at once get one (APPT-26, APPT-34)', async () => {
  const platform = createTestPlatform();
  const talk = { ...session, kind: 'introductory-talk', patient: 'pt-marco' };
  const answers = await Promise.all([
    book(platform, talk),
    book(platform, { ...talk, time: '10:00', idempotencyKey: 'key-book-2' }),
  ]);
  expect(answers).toMatchObject([{ status: 200 }, { status: 409, body: { code: 'second_introductory_talk' } }]);
});

test.each(['connection-lost-after', 'html-page', 'cut-short', 'empty-body'] as const)(
  'an appointment the platform added while its answer was lost (%s) is recognised, not added again',
  async (fault) => {
    const platform = createTestPlatform();
    platform.faults.set('addEvent', [fault]);
    const { status, body } = await book(platform);
    const [booked] = bookedIn(platform);
    expect([status, tokenIn(body)]).toEqual([200, booked?.public_token]);
    expect(bookedIn(platform)).toHaveLength(1);
    expect(cardsOf(platform, booked?.public_token)).toHaveLength(1);
  },
);

test('where nobody knows whether it was added, that is what is told; the next press adds it once', async () => {
  const platform = createTestPlatform();
  platform.faults.set('addEvent', ['connection-lost-before']);
  expect(await book(platform)).toMatchObject({
    status: 503,
    body: { code: 'legacy_unavailable', outcomeUnknown: true },
  });
  expect(bookedIn(platform)).toEqual([]);
  platform.faults.set('addEvent', []);
  expect(await book(platform)).toMatchObject({ status: 200 });
  expect(bookedIn(platform)).toHaveLength(1);
});

test('when even the reading after it fails, the same press made later finds what was added', async () => {
  const platform = createTestPlatform();
  platform.faults.set('addEvent', ['connection-lost-after']);
  platform.db.onWrite(() => platform.faults.set('listEvents', ['status-500']));
  expect(await book(platform)).toMatchObject({ status: 503, body: { outcomeUnknown: true } });
  expect(bookedIn(platform)).toHaveLength(1);
  platform.faults.load({});
  const { status, body } = await book(platform);
  expect([status, tokenIn(body)]).toEqual([200, bookedIn(platform)[0]?.public_token]);
  expect(cardsOf(platform, tokenIn(body))).toHaveLength(1);
});

test('a card that could not be put into the chat undoes nothing, is logged, and is told to the therapist (LEG-34)', async () => {
  const platform = createTestPlatform();
  platform.faults.set('noticeChatAppend', ['status-500']);
  expect(await book(platform)).toMatchObject({ status: 409, body: { code: 'patient_not_notified' } });
  expect(bookedIn(platform)).toHaveLength(1);
  expect(platform.logged).toContainEqual({
    level: 'error',
    event: 'appointment_not_notified_in_chat',
    fields: { call: 'noticeChatAppend' },
  });
});

test('a press repeated after the card failed puts the card there, and only once', async () => {
  const platform = createTestPlatform();
  platform.faults.set('noticeChatAppend', ['status-500']);
  await book(platform);
  const [booked] = bookedIn(platform);
  expect(cardsOf(platform, booked?.public_token)).toEqual([]);
  platform.faults.set('noticeChatAppend', []);
  for (let press = 0; press < 3; press += 1) expect(await book(platform)).toMatchObject({ status: 200 });
  expect(cardsOf(platform, booked?.public_token)).toHaveLength(1);
});

test.each(['noticeChatAppend', undefined] as const)(
  'a press repeated after the patient deleted the chat opens another with the card (of what failed before: %s)',
  async (failing) => {
    const platform = createTestPlatform();
    if (failing) platform.faults.set(failing, ['status-500']);
    await book(platform);
    if (failing) platform.faults.set(failing, []);
    const removed = await platform.runAs('giulia', deleteConversation, handleDeleteConversation, { chat });
    expect(removed).toEqual({ status: 200, body: {} });
    for (let press = 0; press < 2; press += 1) {
      expect(await book(platform)).toMatchObject({
        status: 200,
        body: { appointment: { otherSide: { token: 'pt-giulia', name: 'Giulia Moretti' } } },
      });
    }
    expect(bookedIn(platform)).toHaveLength(1);
    expect(cardsOf(platform, bookedIn(platform)[0]?.public_token)).toHaveLength(1);
  },
);

test('a press repeated after the appointment was cancelled tells nobody of a booking', async () => {
  const platform = createTestPlatform();
  platform.faults.set('noticeChatAppend', ['status-500']);
  await book(platform);
  platform.faults.set('noticeChatAppend', []);
  const appointment = bookedIn(platform)[0]?.public_token;
  await platform.runAs('rinaldi', cancelAppointment, handleCancelAppointment, { appointment });
  await platform.runAs('giulia', deleteConversation, handleDeleteConversation, { chat });
  expect(await book(platform)).toMatchObject({ status: 200, body: { appointment: { status: 'denied' } } });
  expect(cardsOf(platform, appointment)).toEqual([]);
});

test('a key repeated with other wishes is refused, and makes nothing else', async () => {
  const platform = createTestPlatform();
  await book(platform);
  const refused = { status: 409, body: { code: 'key_reused' } };
  expect(await book(platform, { ...session, date: '2027-03-11' })).toMatchObject(refused);
  expect(await book(platform, { ...session, title: 'Altra' })).toMatchObject(refused);
  expect(bookedIn(platform)).toHaveLength(1);
});

test('a key repeated for another patient is that patient’s: nobody is told of a session with somebody else', async () => {
  const platform = createTestPlatform();
  await book(platform);
  const told = platform.db.messages.list().length;
  const talk = { ...session, kind: 'introductory-talk', patient: 'pt-marco' };
  expect(await book(platform, talk)).toMatchObject({ status: 409, body: { code: 'slot_taken' } });
  expect(platform.db.messages.list()).toHaveLength(told);
  const answers = await Promise.all([1, 2].map(() => book(platform, { ...talk, time: '20:00' })));
  expect(answers).toMatchObject(Array(2).fill({ body: { appointment: { otherSide: { name: 'Marco Ferri' } } } }));
  expect(bookedIn(platform).map(({ targets }) => targets)).toEqual([['pt-giulia'], ['pt-marco']]);
});

test("one therapist's key is nothing to another, though the two be the same", async () => {
  const platform = createTestPlatform();
  await book(platform);
  const { body } = await book(platform, session, 'serafini');
  expect(bookedIn(platform).map(({ resource }) => resource)).toEqual(['pt-rinaldi', 'pt-serafini']);
  expect(body).toMatchObject({ appointment: { own: true, priceCents: 5000 } });
});

test('an appointment a colleague invited to is not taken for one’s own, though the key be the same', async () => {
  const platform = createTestPlatform();
  const event = platform.db.events.get('event-giulia-pending');
  if (event) {
    const boocal = { owner: 'pt-serafini', targets: ['pt-rinaldi'] };
    const configuration = { ...event.configuration, act: session.idempotencyKey, boocal };
    platform.db.events.put({ ...event, public_token: 'event-invited', targets: ['pt-rinaldi'], configuration });
  }
  expect(tokenIn((await book(platform)).body)).not.toBe('event-invited');
  expect(bookedIn(platform).map(({ resource }) => resource)).toEqual(['pt-serafini', 'pt-rinaldi']);
});

test.each(['listEvents', 'listChats', 'session'])(
  'when %s cannot be read nothing is begun: the failure leaves no doubt',
  async (call) => {
    const platform = createTestPlatform();
    platform.faults.set(call, ['status-500']);
    const answer = await book(platform);
    expect(answer).toMatchObject({ status: 503, body: { code: 'legacy_unavailable' } });
    expect(answer.body).not.toHaveProperty('outcomeUnknown');
    expect(bookedIn(platform)).toEqual([]);
  },
);

test('a refusal of the platform that nobody knows is told as one, and nothing is tried again (APPT-39)', async () => {
  const { answer, timesAsked } = await bookOver('{"error":"GUASTO"}', createTestPlatform());
  expect(answer).toMatchObject({ status: 502, body: { code: 'legacy_refused' } });
  expect(timesAsked).toBe(1);
});

test("what the therapist's own calendar shows to be taken is refused without asking the platform (APPT-38)", async () => {
  const platform = createTestPlatform();
  await book(platform, { ...session, idempotencyKey: 'key-book-2' });
  const { answer, timesAsked } = await bookOver('{"error":"GUASTO"}', platform);
  expect(answer).toMatchObject({ status: 409, body: { code: 'slot_taken' } });
  expect(timesAsked).toBe(0);
});

/** Books on a platform that answers every `addEvent` with the same text. */
async function bookOver(addEventAnswer: string, platform: TestPlatform) {
  const context = platform.contextFor('rinaldi');
  let timesAsked = 0;
  const legacy = createLegacyClient({
    transport: async (request) => {
      if (request.call !== 'addEvent') return platform.transport(request);
      timesAsked += 1;
      return { status: 200, body: new TextEncoder().encode(addEventAnswer) };
    },
    log: context.log,
    signal: AbortSignal.timeout(15_000),
    paths: {},
  });
  const answer = await runOperation(bookAppointment, handleBookAppointment, { ...context, legacy }, session);
  return { answer, timesAsked };
}

function book(platform: TestPlatform, input: unknown = session, persona: PersonaName = 'rinaldi') {
  return platform.runAs(persona, bookAppointment, handleBookAppointment, input);
}

function bookedIn(platform: TestPlatform) {
  return platform.db.events.list(({ configuration }) => 'act' in configuration);
}

function cardsOf(platform: TestPlatform, token: string | undefined) {
  return platform.db.messages.list(({ body }) => body.endsWith(`event_pt:${token}`));
}

function tokenIn(body: unknown): string {
  return (body as { appointment: Appointment }).appointment.token;
}
