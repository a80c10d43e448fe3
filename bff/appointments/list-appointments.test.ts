import { expect, test } from 'vitest';
import { handleListAppointments } from '#bff/appointments/list-appointments';
import { createLegacyClient } from '#bff/legacy/legacy-client';
import { runOperation } from '#bff/run-operation';
import { type Appointment, listAppointments } from '#contracts/appointments/appointments.api';
import { instantFromIso, secondsFromInstant } from '#contracts/kernel/instant';
import type { PersonaName } from '#mocks/personas';
import { createTestPlatform, type TestPlatform } from '#mocks/start-in-vitest';

test('a patient sees the appointments addressed to them, each with its therapist (CAL-14)', async () => {
  const platform = createTestPlatform();
  const event = platform.db.events.get('event-giulia-accepted');
  const start_timestamp = secondsFromInstant(instantFromIso('2026-11-30T17:30:00Z'));
  if (event) platform.db.events.put({ ...event, start_timestamp, end_timestamp: start_timestamp + 3600 });
  const appointments = await listed(platform, 'giulia');
  expect(appointments.find(({ token }) => token === 'event-giulia-accepted')).toEqual({
    token: 'event-giulia-accepted',
    kind: 'single',
    title: event?.configuration.title,
    startsAt: '2026-11-30T17:30:00.000Z',
    endsAt: '2026-11-30T18:30:00.000Z',
    status: 'accepted',
    priceCents: 7000,
    slots: 2,
    paidCents: 7000,
    movedFrom: [],
    series: null,
    own: false,
    otherSide: { token: 'pt-rinaldi', name: 'Andrea Rinaldi', pictureUrl: expect.stringMatching(/^\/files\/media\//) },
  });
  expect(appointments.find(({ token }) => token === 'event-giulia-pending')?.otherSide.name).toBe('Chiara Serafini');
  expect(tokensOf(appointments)).toEqual(
    new Set(platform.db.events.list(({ targets }) => targets.includes('pt-giulia')).map((row) => row.public_token)),
  );
});

test('a therapist sees those they created, each with its patient, and no other therapist’s (CAL-14)', async () => {
  const platform = createTestPlatform();
  const ofRinaldi = await listed(platform, 'rinaldi');
  expect(ofRinaldi.every(({ own }) => own)).toBe(true);
  expect(ofRinaldi.find(({ token }) => token === 'event-giulia-past')?.otherSide.name).toBe('Giulia Moretti');
  expect(tokensOf(ofRinaldi)).toEqual(tokensIn(platform, 'pt-rinaldi'));
  expect(tokensOf(await listed(platform, 'serafini'))).toEqual(tokensIn(platform, 'pt-serafini'));
});

test('they come earliest first, denied ones among them for histories and chat cards', async () => {
  const appointments = await listed(createTestPlatform(), 'giulia');
  const starts = appointments.map(({ startsAt }) => Date.parse(startsAt));
  expect(starts).toEqual(starts.toSorted((one, other) => one - other));
  expect(appointments.some(({ status }) => status === 'denied')).toBe(true);
});

test('who has no appointment gets an empty list, and no user is asked for', async () => {
  const platform = createTestPlatform();
  platform.faults.set('listUsers', ['status-500']);
  expect(await listed(platform, 'sara')).toEqual([]);
});

test("events the platform adds by mistake are left out: the reader's own token decides", async () => {
  const platform = createTestPlatform();
  const events = platform.db.events.list();
  const context = platform.contextFor('serafini');
  const everything = new TextEncoder().encode(JSON.stringify({ events, users: [] }));
  const legacy = createLegacyClient({
    transport: async () => ({ status: 200, body: everything }),
    log: context.log,
    signal: AbortSignal.timeout(1000),
    paths: {},
  });
  const { body } = await runOperation(listAppointments, handleListAppointments, { ...context, legacy }, {});
  const { appointments } = (body as { value: { appointments: Appointment[] } }).value;
  const expected = tokensIn(platform, 'pt-serafini');
  expect(events.length).toBeGreaterThan(expected.size);
  expect(tokensOf(appointments)).toEqual(expected);
});

test('the manners of the platform change nothing of the answer (LEG-04)', async () => {
  const platform = createTestPlatform();
  const clean = await listed(platform, 'giulia');
  const manners = ['milliseconds', 'numbers-as-text', 'lists-as-objects', 'php-notices', 'byte-order-mark'] as const;
  for (const call of ['listEvents', 'listUsers']) platform.faults.set(call, manners);
  expect(await listed(platform, 'giulia')).toEqual(clean);
});

test('asked with the version it gave, it answers the version alone; with a changed appointment, the list again', async () => {
  const platform = createTestPlatform();
  const { version } = (await list(platform, 'giulia')).body as { version: string };
  expect(await list(platform, 'giulia', { version })).toEqual({ status: 200, body: { version } });
  const event = platform.db.events.get('event-giulia-accepted');
  if (event) platform.db.events.put({ ...event, configuration: { ...event.configuration, title: 'Altro titolo' } });
  expect((await list(platform, 'giulia', { version })).body).toHaveProperty('value');
});

test.each([
  { fault: 'status-500', status: 503, code: 'legacy_unavailable' },
  { fault: 'connection-lost-before', status: 503, code: 'legacy_unavailable' },
  { fault: 'html-page', status: 502, code: 'legacy_unreadable' },
  { fault: 'cut-short', status: 502, code: 'legacy_unreadable' },
] as const)('a platform with $fault is a calm failure, never an empty calendar', async ({ fault, status, code }) => {
  const platform = createTestPlatform();
  platform.faults.set('listEvents', [fault]);
  const answer = await list(platform, 'giulia');
  expect(answer).toMatchObject({ status, body: { code } });
  expect(answer.body).not.toHaveProperty('outcomeUnknown');
});

test('a visitor is refused, and so is any input (GUARD-30)', async () => {
  const platform = createTestPlatform();
  expect(await list(platform, null)).toMatchObject({ status: 401, body: { code: 'unauthenticated' } });
  expect(await list(platform, 'giulia', { user: 'pt-marco' })).toMatchObject({
    status: 400,
    body: { code: 'invalid_input' },
  });
});

function list(platform: TestPlatform, persona: PersonaName | null, input: unknown = {}) {
  return platform.runAs(persona, listAppointments, handleListAppointments, input);
}

async function listed(platform: TestPlatform, persona: PersonaName): Promise<Appointment[]> {
  const { body } = await list(platform, persona);
  return (body as { value: { appointments: Appointment[] } }).value.appointments;
}

function tokensOf(appointments: readonly Appointment[]): Set<string> {
  return new Set(appointments.map(({ token }) => token));
}

function tokensIn({ db }: TestPlatform, therapist: string): Set<string> {
  return new Set(db.events.list(({ resource }) => resource === therapist).map(({ public_token }) => public_token));
}
