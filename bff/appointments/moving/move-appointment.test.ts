import { expect, test } from 'vitest';
import { handleBookAppointment } from '#bff/appointments/book-appointment';
import { handleListAppointments } from '#bff/appointments/list-appointments';
import { handleMoveAppointment } from '#bff/appointments/moving/move-appointment';
import {
  type Appointment,
  bookAppointment,
  listAppointments,
  moveAppointment,
} from '#contracts/appointments/appointments.api';
import { dayMs, instantFromIso, secondsFromInstant } from '#contracts/kernel/instant';
import type { PersonaName } from '#mocks/personas';
import { createTestPlatform, type TestPlatform } from '#mocks/start-in-vitest';

/** A paid session of Rinaldi with Giulia on Monday 30 November, 18:30 to 19:30 in Rome. */
const session = 'event-giulia-accepted';
const asItStands = {
  appointment: session,
  startsAt: '2026-11-30T17:30:00.000Z',
  title: 'Seduta individuale',
  date: '2026-11-30',
  time: '18:30',
  slots: 2,
  idempotencyKey: 'key-move-1',
};
/** To Wednesday, without overlapping the old time. */
const away = { ...asItStands, date: '2026-12-02', time: '10:00' };
/** Half an hour later, overlapping the old time. */
const later = { ...asItStands, time: '19:00' };
/** An introductory talk of Serafini with Giulia on Wednesday 2 December, 13:00 to 13:30 in Rome. */
const talk = { ...asItStands, appointment: 'event-giulia-pending', startsAt: '2026-12-02T12:00:00.000Z', slots: 1 };

test('a session that is moved stays in its weekly series', async () => {
  const platform = createTestPlatform();
  const event = platform.db.events.get(session);
  if (!event) throw new Error('The seed has lost a session that tests know.');
  const configuration = { ...event.configuration, series: 'series-of-giulia' };
  platform.db.events.change(session, { configuration });
  const answer = await move(platform, 'rinaldi', away);
  expect(answer).toMatchObject({ body: { appointment: { movedFrom: [session], series: 'series-of-giulia' } } });
});

test.each([
  { what: 'clear of the old one', input: away, startsAt: '2026-12-02T09:00:00.000Z' },
  { what: 'that overlaps the old one', input: later, startsAt: '2026-11-30T18:00:00.000Z' },
])(
  'to a time $what a session moves as it is: accepted and paid, once (APPT-44, APPT-48, APPT-49, LEG-55)',
  async ({ input, startsAt }) => {
    const platform = createTestPlatform();
    const before = platform.db.events.list().length;
    const answer = await move(platform, 'rinaldi', { ...input, title: ' Seduta spostata ', slots: 3 });
    expect(answer).toMatchObject({
      status: 200,
      body: {
        appointment: {
          kind: 'single',
          title: 'Seduta spostata',
          startsAt,
          slots: 3,
          status: 'accepted',
          priceCents: 7000,
          paidCents: 7000,
          movedFrom: [session],
          own: true,
          otherSide: { token: 'pt-giulia', name: 'Giulia Moretti' },
        },
      },
    });
    expect(platform.db.events.list()).toHaveLength(before);
    expect(platform.db.events.get(session)).toBeUndefined();
    expect(await shownTo(platform, 'giulia', tokenIn(answer))).toMatchObject({ startsAt, status: 'accepted' });
  },
);

test('notes, reminder, payment and what only the platform knows are carried over (APPT-49, APPT-40)', async () => {
  const platform = createTestPlatform();
  const event = platform.db.events.get(session);
  if (!event) throw new Error('The seed lost the session.');
  const carried = { note: 'Portare il diario', paid_amount: '60.00', wallet_amount: 10, contract_ref: 'c-17' };
  platform.db.events.change(session, { note: 'In studio', configuration: { ...event.configuration, ...carried } });
  const token = tokenIn(await move(platform, 'rinaldi', away));
  expect(platform.db.events.get(token)).toMatchObject({
    name: 'single',
    resource: 'pt-rinaldi',
    targets: ['pt-giulia'],
    note: 'In studio',
    quantity_time: '2',
    configuration: {
      ...{ ...carried, paid_amount: 60, paid_at: event.configuration['paid_at'] },
      price: '70,00 €',
      boocal: { quantity_time: '2', notify: { timestamp_before: 900_000, webhook: [expect.any(String)] } },
    },
  });
});

test('moving credits nothing and cancels nothing: the wallet stays as it was (LEG-56)', async () => {
  const platform = createTestPlatform();
  const denied = deniedIn(platform);
  await move(platform, 'rinaldi', away);
  expect(platform.db.users.get('pt-giulia')?.manager_configuration.wallet).toBe('12.50');
  expect(deniedIn(platform)).toEqual(denied);
});

test.each([
  { what: 'another time', input: away, told: 'mer 2 dicembre 2026, 10:00-11:00' },
  { what: 'another length', input: { ...asItStands, slots: 3 }, told: 'lun 30 novembre 2026, 18:30-20:00' },
  { what: 'another title', input: { ...asItStands, title: 'Seduta breve' }, told: 'lun 30 novembre 2026, 18:30-19:30' },
])('$what is told in the chat of the two, once (APPT-42, CHAT-25, LEG-30)', async ({ input, told }) => {
  const platform = createTestPlatform();
  const before = platform.db.messages.list().length;
  const token = tokenIn(await move(platform, 'rinaldi', input));
  expect(platform.db.messages.list().slice(before)).toMatchObject([
    {
      chat: 'chat-giulia-rinaldi',
      owner: 'pt-rinaldi',
      subject: 'Event Notification',
      body: `Appuntamento modificato: ${told} event_pt:${token}`,
    },
  ]);
});

test('what is to stay as it is stays: nothing is written and nothing is told', async () => {
  const platform = createTestPlatform();
  const before = [platform.db.events.list(), platform.db.messages.list()];
  expect(await move(platform, 'rinaldi', asItStands)).toMatchObject({
    status: 200,
    body: { appointment: { token: session, movedFrom: [] } },
  });
  expect([platform.db.events.list(), platform.db.messages.list()]).toEqual(before);
});

test('moved again, it names every token it had, so that each old card leads to it', async () => {
  const platform = createTestPlatform();
  const once = tokenIn(await move(platform, 'rinaldi', away));
  const again = { ...later, appointment: once, startsAt: '2026-12-02T09:00:00.000Z', idempotencyKey: 'key-move-2' };
  const { body } = await move(platform, 'rinaldi', again);
  expect(body).toMatchObject({ appointment: { movedFrom: [session, once], paidCents: 7000 } });
});

test.each([
  { id: 'APPT-24', code: 'date_past', status: 422, input: { ...away, date: '2026-11-22' } },
  { id: 'APPT-25', code: 'time_past', status: 422, input: { ...away, date: '2026-11-23', time: '09:59' } },
  { id: 'APPT-53', code: 'already_over', status: 409, input: { ...away, appointment: 'event-giulia-done-1' } },
  { id: 'APPT-53', code: 'already_denied', status: 409, input: { ...away, appointment: 'event-to-come-denied' } },
  { id: 'APPT-51', code: 'slot_taken', status: 409, input: { ...away, date: '2026-12-07', time: '19:00' } },
])('$code is refused with $status, and everything stays as it was ($id)', async ({ code, status, input }) => {
  const platform = createTestPlatform();
  const event = platform.db.events.get(session);
  if (event) {
    const configuration = { ...event.configuration, status: 'denied' as const };
    platform.db.events.put({ ...event, public_token: 'event-to-come-denied', configuration });
  }
  await expectRefused(platform, { input, status, code });
});

test('no appointment moves to an hour that the clock of Rome skips, and everything stays as it was', async () => {
  const input = { ...away, date: '2027-03-28', time: '02:30' };
  await expectRefused(createTestPlatform(), { input, status: 422, code: 'time_skipped' });
});

test('a key that moved one appointment there never answers for another', async () => {
  const platform = createTestPlatform();
  expect(await move(platform, 'rinaldi', away)).toMatchObject({ status: 200 });
  const other = { ...away, appointment: 'event-giulia-unpaid', startsAt: '2026-12-07T17:30:00.000Z' };
  expect(await move(platform, 'rinaldi', other)).toMatchObject({ status: 409, body: { code: 'key_reused' } });
});

test('one that stands at another time than the therapist saw is not moved', async () => {
  const input = { ...away, startsAt: '2026-11-30T17:00:00.000Z' };
  await expectRefused(createTestPlatform(), { input, status: 409, code: 'changed_elsewhere' });
});

test('what the platform alone knows to be taken is refused too, and the session stands (APPT-38, LEG-53)', async () => {
  const platform = createTestPlatform();
  putInTheWay(platform, '2026-12-02T09:00:00Z');
  await expectRefused(platform, { input: away, status: 409, code: 'slot_taken' });
});

test('a first talk moves though there is one of the pair: itself (APPT-51)', async () => {
  const platform = createTestPlatform();
  expect(await move(platform, 'serafini', { ...talk, date: '2026-12-03', time: '09:00' })).toMatchObject({
    status: 200,
    body: { appointment: { kind: 'introductory-talk', status: 'pending', priceCents: 0 } },
  });
});

test('an expired plan and another price of today stop no move, and the price agreed on stays (APPT-49)', async () => {
  const platform = createTestPlatform();
  const event = platform.db.events.get(session);
  const start_timestamp = secondsFromInstant(instantFromIso('2027-01-15T09:00:00Z'));
  if (event) platform.db.events.put({ ...event, start_timestamp, end_timestamp: start_timestamp + 3600 });
  const rinaldi = platform.db.users.get('pt-rinaldi');
  if (rinaldi) {
    const prices = { single_seat: 95 };
    platform.db.users.put({ ...rinaldi, public_configuration: { ...rinaldi.public_configuration, prices } });
  }
  platform.advance(40 * dayMs);
  const input = { ...away, startsAt: '2027-01-15T09:00:00.000Z', date: '2027-01-16' };
  expect(await move(platform, 'rinaldi', input)).toMatchObject({
    status: 200,
    body: { appointment: { priceCents: 7000 } },
  });
});

test('a booking repeated after its appointment was moved finds it there and books no second one', async () => {
  const platform = createTestPlatform();
  const wish = {
    ...{ kind: 'single', title: 'Seduta', date: '2027-03-10', time: '18:30', slots: 2 },
    ...{ patient: 'pt-giulia', idempotencyKey: 'key-book-1' },
  };
  const book = () => platform.runAs('rinaldi', bookAppointment, handleBookAppointment, wish);
  const booked = tokenIn(await book());
  const input = { ...away, appointment: booked, startsAt: '2027-03-10T17:30:00.000Z', date: '2027-03-11' };
  const moved = tokenIn(await move(platform, 'rinaldi', input));
  const before = platform.db.events.list().length;
  expect(tokenIn(await book())).toBe(moved);
  expect(platform.db.events.list()).toHaveLength(before);
});

test('only the therapist who made it moves it: a patient may not, to a colleague it does not exist (GUARD-51)', async () => {
  const platform = createTestPlatform();
  const before = [platform.db.events.list(), platform.db.messages.list()];
  for (const patient of ['giulia', 'marco'] as const) {
    expect(await move(platform, patient, away)).toMatchObject({ status: 403, body: { code: 'forbidden' } });
  }
  expect(await move(platform, null, away)).toMatchObject({ status: 401, body: { code: 'unauthenticated' } });
  for (const input of [away, { ...away, appointment: 'event-nobody' }]) {
    expect(await move(platform, 'serafini', input)).toMatchObject({ status: 404, body: { code: 'not_found' } });
  }
  expect(await move(platform, 'rinaldi', { ...away, appointment: 'event-nobody' })).toMatchObject({ status: 404 });
  expect([platform.db.events.list(), platform.db.messages.list()]).toEqual(before);
});

test('a therapist whom a colleague invited does not move that appointment', async () => {
  const platform = createTestPlatform();
  const event = platform.db.events.get(talk.appointment);
  if (event) {
    const boocal = { owner: 'pt-serafini', targets: ['pt-rinaldi'] };
    platform.db.events.put({ ...event, targets: ['pt-rinaldi'], configuration: { ...event.configuration, boocal } });
  }
  await expectRefused(platform, { input: { ...talk, time: '15:00' }, status: 404, code: 'not_found' });
});

test('an event that claims the place of a colleague’s hides nothing of theirs and erases nothing', async () => {
  const platform = createTestPlatform();
  const theirs = 'event-giulia-pending';
  const [event, before] = [platform.db.events.get(session), platform.db.events.get(theirs)];
  const configuration = { ...event?.configuration, moved_from: [theirs] } as NonNullable<typeof event>['configuration'];
  platform.db.events.change(session, { configuration });
  expect(await move(platform, 'rinaldi', away)).toMatchObject({ status: 200 });
  expect(platform.db.events.get(theirs)).toEqual(before);
  expect(await shownTo(platform, 'giulia', theirs)).toMatchObject({ status: 'pending' });
  expect(await shownTo(platform, 'serafini', theirs)).toMatchObject({ status: 'pending' });
});

test.each([
  { id: 'APPT-45', what: 'another kind', change: { kind: 'couple' } },
  { id: 'APPT-46', what: 'another patient', change: { patient: 'pt-marco' } },
  { id: 'APPT-47', what: 'the first-talk mark', change: { introductoryTalk: true } },
  { id: 'APPT-49', what: 'a status', change: { status: 'pending' } },
  { id: 'APPT-17', what: 'a blank title', change: { title: '  ' } },
  { id: 'APPT-18', what: 'no such day', change: { date: '2027-02-29' } },
  { id: 'APPT-19', what: 'no such time', change: { time: '24:00' } },
  { id: 'APPT-20', what: 'no slot', change: { slots: 0 } },
])('$what cannot be asked for by moving ($id)', async ({ change }) => {
  const platform = createTestPlatform();
  await expectRefused(platform, { input: { ...away, ...change }, status: 400, code: 'invalid_input' });
});

test.each(['idempotencyKey', 'startsAt'])('without %s nothing is moved', async (field) => {
  const input = { ...away, [field]: undefined };
  await expectRefused(createTestPlatform(), { input, status: 400, code: 'invalid_input' });
});

interface Refused {
  readonly input: unknown;
  readonly status: number;
  readonly code: string;
}

async function expectRefused(platform: TestPlatform, { input, status, code }: Refused): Promise<void> {
  const before = [platform.db.events.list(), platform.db.messages.list()];
  expect(await move(platform, 'rinaldi', input)).toMatchObject({ status, body: { code } });
  expect([platform.db.events.list(), platform.db.messages.list()]).toEqual(before);
}

function move(platform: TestPlatform, persona: PersonaName | null, input: unknown) {
  return platform.runAs(persona, moveAppointment, handleMoveAppointment, input);
}

async function shownTo(platform: TestPlatform, persona: PersonaName, token: string) {
  const { body } = await platform.runAs(persona, listAppointments, handleListAppointments, {});
  return (body as { value: { appointments: Appointment[] } }).value.appointments.find(
    (appointment) => appointment.token === token,
  );
}

function putInTheWay({ db }: TestPlatform, start: string): void {
  const event = db.events.get(session);
  if (!event) throw new Error('The seed lost the session.');
  const start_timestamp = secondsFromInstant(instantFromIso(start));
  const configuration = { ...event.configuration, boocal: { owner: 'pt-rinaldi', targets: [] } };
  const ofNobody = { public_token: 'event-with-nobody', targets: [], configuration };
  db.events.put({ ...event, ...ofNobody, start_timestamp, end_timestamp: start_timestamp + 3600 });
}

function deniedIn({ db }: TestPlatform) {
  return db.events.list(({ configuration }) => configuration.status === 'denied').map((event) => event.public_token);
}

function tokenIn({ body }: { body: unknown }): string {
  return (body as { appointment: Appointment }).appointment.token;
}
