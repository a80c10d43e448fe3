import { expect, test } from 'vitest';
import { handleBookAppointment } from '#bff/appointments/book-appointment';
import { type Appointment, bookAppointment } from '#contracts/appointments/appointments.api';
import { dayMs, instantFromIso, secondsFromInstant } from '#contracts/kernel/instant';
import type { PersonaName } from '#mocks/personas';
import { createTestPlatform, type TestPlatform } from '#mocks/start-in-vitest';

/** An introductory talk of Rinaldi with Marco, who wrote to him and has not met him. */
const talk = {
  kind: 'introductory-talk',
  title: ' Primo colloquio ',
  date: '2027-03-10',
  time: '18:30',
  slots: 1,
  patient: 'pt-marco',
  idempotencyKey: 'key-book-1',
};
/** A session of Rinaldi with Giulia, who have had their introductory talk. */
const session = { ...talk, kind: 'single', title: 'Seduta', slots: 2, patient: 'pt-giulia' };

test('a booking is a pending appointment of Rome’s date and time, as long as it was asked for (APPT-37, APPT-08)', async () => {
  const platform = createTestPlatform();
  const answer = await book(platform, 'rinaldi', session);
  expect(answer).toEqual({
    status: 200,
    body: {
      appointment: {
        token: expect.any(String),
        kind: 'single',
        title: 'Seduta',
        startsAt: '2027-03-10T17:30:00.000Z',
        endsAt: '2027-03-10T18:30:00.000Z',
        slots: 2,
        status: 'pending',
        priceCents: 7000,
        paidCents: null,
        movedFrom: [],
        series: null,
        own: true,
        otherSide: { token: 'pt-giulia', name: 'Giulia Moretti', pictureUrl: expect.any(String) },
      },
    },
  });
});

test('the sessions of a weekly series name it, and one booked alone names none', async () => {
  const platform = createTestPlatform();
  const series = 'series-of-giulia';
  const answer = await book(platform, 'rinaldi', { ...session, series });
  expect(answer).toMatchObject({ body: { appointment: { series } } });
  expect(platform.db.events.get(tokenIn(answer))?.configuration).toMatchObject({ series });
  const alone = await book(platform, 'rinaldi', { ...session, date: '2027-03-17', idempotencyKey: 'key-book-2' });
  expect(platform.db.events.get(tokenIn(alone))?.configuration).not.toHaveProperty('series');
  const unreadable = { ...session, series: 'a series', idempotencyKey: 'key-book-3' };
  expect(await book(platform, 'rinaldi', unreadable)).toMatchObject({ status: 400 });
});

test('the platform is given the event in its own form (LEG-85, LEG-86, APPT-99, APPT-100)', async () => {
  const platform = createTestPlatform();
  const token = tokenIn(await book(platform, 'rinaldi', talk));
  expect(platform.db.events.get(token)).toEqual({
    public_token: token,
    name: 'small talk',
    resource: 'pt-rinaldi',
    start_timestamp: 1_804_699_800,
    end_timestamp: 1_804_701_600,
    quantity_time: '1',
    targets: ['pt-marco'],
    note: '',
    group: '',
    private_group: true,
    request_book: true,
    configuration: {
      type: 'boocal',
      title: 'Primo colloquio',
      note: '',
      status: 'pending',
      request_book: true,
      price: '0,00 €',
      act: expect.stringMatching(/^key-book-1\.[a-z0-9]+$/),
      boocal: {
        owner: 'pt-rinaldi',
        targets: ['pt-marco'],
        resource: 'pt-rinaldi',
        quantity_time: '1',
        notify: {
          timestamp_before: 900_000,
          webhook: ['http://platform.invalid/php/custom.php/add-event-alert'],
        },
      },
    },
  });
});

test('the platform reminds 15 minutes before the start, by its own address (APPT-40, LEG-52, CONST-14)', async () => {
  const platform = createTestPlatform();
  const token = tokenIn(await book(platform, 'rinaldi', session));
  expect(platform.db.events.get(token)?.configuration.boocal).toHaveProperty('notify', {
    timestamp_before: 15 * 60 * 1000,
    webhook: ['http://platform.invalid/php/custom.php/add-event-alert'],
  });
});

test.each([
  { kind: 'introductory-talk', patient: 'pt-marco', price: '0,00 €' },
  { kind: 'single', patient: 'pt-giulia', price: '70,00 €' },
  { kind: 'couple', patient: 'pt-giulia', price: '95,00 €' },
])('a $kind is stored at $price, the price of the therapist (APPT-33, APPT-35)', async ({ kind, patient, price }) => {
  const platform = createTestPlatform();
  const token = tokenIn(await book(platform, 'rinaldi', { ...session, kind, patient }));
  expect(platform.db.events.get(token)?.configuration.price).toBe(price);
});

test('its card stands in the chat of the two, with date, times and reference (APPT-41, CHAT-25, LEG-30, LEG-32)', async () => {
  const platform = createTestPlatform();
  const before = platform.db.messages.list().length;
  const token = tokenIn(await book(platform, 'rinaldi', session));
  expect(platform.db.messages.list()).toHaveLength(before + 1);
  expect(platform.db.messages.list().at(-1)).toMatchObject({
    chat: 'chat-giulia-rinaldi',
    owner: 'pt-rinaldi',
    subject: 'Event Notification',
    body: `mer 10 marzo 2027, 18:30-19:30 event_pt:${token}`,
    type: 'message',
  });
});

test.each([
  { id: 'APPT-24', code: 'date_past', status: 422, input: { ...talk, date: '2026-11-22' } },
  { id: 'APPT-25', code: 'time_past', status: 422, input: { ...talk, date: '2026-11-23', time: '09:59' } },
  { id: 'APPT-11', code: 'patient_not_in_chat', status: 422, input: { ...talk, patient: 'pt-sara' } },
  { id: 'APPT-11', code: 'patient_not_in_chat', status: 422, input: { ...talk, patient: 'pt-nobody' } },
  { id: 'APPT-11', code: 'patient_not_in_chat', status: 422, input: { ...talk, patient: 'pt-rinaldi' } },
  { id: 'APPT-26', code: 'second_introductory_talk', status: 409, input: { ...talk, patient: 'pt-giulia' } },
  { id: 'APPT-30', code: 'introductory_talk_first', status: 409, input: { ...session, patient: 'pt-marco' } },
])('$code is refused with $status, and nothing is written ($id)', async ({ code, status, input }) => {
  const platform = createTestPlatform();
  await expectRefused(platform, { input, status, code });
});

test('an hour that the clock of Rome skips is refused, and nothing is written', async () => {
  const input = { ...talk, date: '2027-03-28', time: '02:30' };
  await expectRefused(createTestPlatform(), { input, status: 422, code: 'time_skipped' });
});

test('of an hour that the clock of Rome repeats the first is booked', async () => {
  const answer = await book(createTestPlatform(), 'rinaldi', { ...talk, date: '2027-10-31', time: '02:30' });
  expect(answer).toMatchObject({ status: 200, body: { appointment: { startsAt: '2027-10-31T00:30:00.000Z' } } });
});

test('a colleague and the administration cannot be invited, though there is a chat with them (APPT-11)', async () => {
  const platform = createTestPlatform();
  for (const patient of ['pt-serafini', 'pt-amministrazione']) {
    platform.db.chats.put({
      public_token: `chat-${patient}`,
      name: '',
      participants: ['pt-rinaldi', patient],
      admin_list: [],
    });
    await expectRefused(platform, { input: { ...talk, patient }, status: 422, code: 'patient_not_in_chat' });
  }
});

test('once the chat is deleted the patient cannot be invited any more (CHAT-47)', async () => {
  const platform = createTestPlatform();
  platform.db.chats.remove('chat-giulia-rinaldi');
  await expectRefused(platform, { input: session, status: 422, code: 'patient_not_in_chat' });
});

test('a kind the therapist has no price for is refused (APPT-35)', async () => {
  const platform = createTestPlatform();
  const rinaldi = platform.db.users.get('pt-rinaldi');
  if (rinaldi) {
    const prices = { single_seat: '70' };
    platform.db.users.put({ ...rinaldi, public_configuration: { ...rinaldi.public_configuration, prices } });
  }
  await expectRefused(platform, { input: { ...session, kind: 'couple' }, status: 422, code: 'price_missing' });
});

test('with an expired plan nothing can be booked (APPT-32, STATE-08)', async () => {
  const platform = createTestPlatform();
  platform.advance(40 * dayMs);
  await expectRefused(platform, { input: session, status: 403, code: 'plan_expired' });
});

test('of several reasons to refuse the date is named first (APPT-24)', async () => {
  const platform = createTestPlatform();
  platform.advance(40 * dayMs);
  const input = { ...session, patient: 'pt-marco', date: '2026-11-22' };
  await expectRefused(platform, { input, status: 422, code: 'date_past' });
});

test.each([
  { date: '2027-03-10', time: '18:00', slots: 2 },
  { date: '2027-03-10', time: '18:30', slots: 1 },
  { date: '2027-03-10', time: '19:00', slots: 4 },
  { date: '2027-03-10', time: '17:00', slots: 8 },
])('$slots slots at $time overlap a session from 18:30 to 19:30 (APPT-38)', async (time) => {
  const platform = createTestPlatform();
  await book(platform, 'rinaldi', session);
  await expectRefused(platform, {
    input: { ...talk, ...time, idempotencyKey: 'key-book-2' },
    status: 409,
    code: 'slot_taken',
  });
});

test('what the platform alone knows to be taken is refused too (APPT-38, LEG-53)', async () => {
  const platform = createTestPlatform();
  const event = platform.db.events.get('event-giulia-accepted');
  const start_timestamp = secondsFromInstant(instantFromIso('2027-03-10T17:30:00Z'));
  if (event) {
    platform.db.events.put({
      ...event,
      public_token: 'event-with-nobody',
      start_timestamp,
      end_timestamp: start_timestamp + 3600,
      targets: [],
      configuration: { ...event.configuration, boocal: { owner: 'pt-rinaldi', targets: [] } },
    });
  }
  await expectRefused(platform, { input: session, status: 409, code: 'slot_taken' });
});

test('a cancelled appointment frees its time, and a cancelled talk may be held again (APPT-29)', async () => {
  const platform = createTestPlatform();
  const token = tokenIn(await book(platform, 'rinaldi', talk));
  const event = platform.db.events.get(token);
  if (event) platform.db.events.put({ ...event, configuration: { ...event.configuration, status: 'denied' } });
  expect(await book(platform, 'rinaldi', { ...talk, idempotencyKey: 'key-book-2' })).toMatchObject({ status: 200 });
});

test.each([
  { id: 'APPT-35', what: 'a price of its own', change: { priceCents: 1 } },
  { id: 'APPT-100', what: 'an owner', change: { therapist: 'pt-serafini' } },
  { id: 'APPT-37', what: 'a status', change: { status: 'accepted' } },
  { id: 'APPT-09', what: 'a family session', change: { kind: 'family' } },
  { id: 'APPT-21', what: 'no kind', change: { kind: undefined } },
  { id: 'APPT-22', what: 'no patient', change: { patient: undefined } },
  { id: 'APPT-17', what: 'no title', change: { title: undefined } },
  { id: 'APPT-18', what: 'no date', change: { date: undefined } },
  { id: 'APPT-19', what: 'no time', change: { time: undefined } },
  { id: 'APPT-20', what: 'no duration', change: { slots: undefined } },
  { id: 'APPT-17', what: 'a blank title', change: { title: '   ' } },
  { id: 'APPT-17', what: 'an endless title', change: { title: 'x'.repeat(121) } },
  { id: 'APPT-18', what: 'no such day', change: { date: '2027-02-29' } },
  { id: 'APPT-18', what: 'a day beyond all plans', change: { date: '9999-12-31' } },
  { id: 'APPT-19', what: 'no such time', change: { time: '24:00' } },
  { id: 'APPT-19', what: 'a time with seconds', change: { time: '10:00:00' } },
  { id: 'APPT-20', what: 'no slot', change: { slots: 0 } },
  { id: 'APPT-20', what: 'half a slot', change: { slots: 1.5 } },
  { id: 'APPT-20', what: 'a whole night', change: { slots: 9 } },
  { id: 'APPT-20', what: 'slots as text', change: { slots: '2' } },
  { id: 'APPT-22', what: 'a token that could not be one', change: { patient: 'pt-marco/../pt-sara' } },
])('$what is invalid input ($id)', async ({ change }) => {
  const platform = createTestPlatform();
  await expectRefused(platform, { input: { ...talk, ...change }, status: 400, code: 'invalid_input' });
});

test('without a key, by which a retry is known, nothing is booked', async () => {
  const input = { ...talk, idempotencyKey: undefined };
  await expectRefused(createTestPlatform(), { input, status: 400, code: 'invalid_input' });
});

test('patients and visitors cannot book (GUARD-50)', async () => {
  const platform = createTestPlatform();
  const before = platform.db.events.list();
  expect(await book(platform, 'marco', talk)).toMatchObject({ status: 403, body: { code: 'forbidden' } });
  expect(await book(platform, null, talk)).toMatchObject({ status: 401, body: { code: 'unauthenticated' } });
  expect(platform.db.events.list()).toEqual(before);
});

test('a token the platform has forgotten signs the therapist out', async () => {
  const platform = createTestPlatform();
  const rinaldi = platform.db.users.get('pt-rinaldi');
  if (rinaldi) platform.db.users.put({ ...rinaldi, private_token: 'another-token' });
  expect(await book(platform, 'rinaldi', talk)).toMatchObject({ status: 401, body: { code: 'unauthenticated' } });
});

interface Refused {
  readonly input: unknown;
  readonly status: number;
  readonly code: string;
}

async function expectRefused(platform: TestPlatform, { input, status, code }: Refused): Promise<void> {
  const before = [platform.db.events.list(), platform.db.messages.list()];
  expect(await book(platform, 'rinaldi', input)).toMatchObject({ status, body: { code } });
  expect([platform.db.events.list(), platform.db.messages.list()]).toEqual(before);
}

function book(platform: TestPlatform, persona: PersonaName | null, input: unknown) {
  return platform.runAs(persona, bookAppointment, handleBookAppointment, input);
}

function tokenIn({ body }: { body: unknown }): string {
  return (body as { appointment: Appointment }).appointment.token;
}
