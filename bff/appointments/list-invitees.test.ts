import { expect, test } from 'vitest';
import { handleListInvitees } from '#bff/appointments/list-invitees';
import { listInvitees } from '#contracts/appointments/appointments.api';
import { dayMs } from '#contracts/kernel/instant';
import type { OperationOutput } from '#contracts/kernel/operation';
import type { PersonaName } from '#mocks/personas';
import { createTestPlatform, type TestPlatform } from '#mocks/start-in-vitest';

test('a therapist may invite the patients of their chats, and is told what decides on each (APPT-11)', async () => {
  const { status, body } = await list(createTestPlatform(), 'rinaldi');
  expect({ status, body }).toMatchObject({
    status: 200,
    body: { prices: { singleCents: 7000, coupleCents: 9500 }, planExpired: false },
  });
  expect(inviteesIn(body)).toContainEqual({ patient: 'pt-giulia', name: 'Giulia Moretti', hasIntroductoryTalk: true });
  expect(inviteesIn(body)).toContainEqual({ patient: 'pt-marco', name: 'Marco Ferri', hasIntroductoryTalk: false });
  expect(inviteesIn(body).map(({ patient }) => patient)).not.toContain('pt-sara');
});

test('neither a colleague nor the administration can be invited, and nobody twice (APPT-11)', async () => {
  const platform = createTestPlatform();
  const { body: before } = await list(platform, 'rinaldi');
  for (const [index, other] of ['pt-serafini', 'pt-amministrazione', 'pt-giulia'].entries()) {
    platform.db.chats.put({
      public_token: `chat-more-${index}`,
      name: 'Altra chat',
      participants: ['pt-rinaldi', other],
      admin_list: [],
    });
  }
  expect((await list(platform, 'rinaldi')).body).toEqual(before);
});

test('they come by name, as a list is searched', async () => {
  const names = inviteesIn((await list(createTestPlatform(), 'rinaldi')).body).map(({ name }) => name);
  expect(names.length).toBeGreaterThan(1);
  expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, 'it')));
});

test('a therapist nobody has written to has nobody to invite', async () => {
  const platform = createTestPlatform();
  for (const { public_token } of platform.db.chats.list()) platform.db.chats.remove(public_token);
  expect(await list(platform, 'rinaldi')).toMatchObject({ status: 200, body: { invitees: [] } });
});

test('a talk that was called off does not count, one of another therapist neither (APPT-29, APPT-34)', async () => {
  const platform = createTestPlatform();
  const talk = platform.db.events.get('event-giulia-past');
  if (talk) platform.db.events.put({ ...talk, configuration: { ...talk.configuration, status: 'denied' } });
  const giulia = inviteesIn((await list(platform, 'rinaldi')).body).find(({ patient }) => patient === 'pt-giulia');
  expect(giulia?.hasIntroductoryTalk).toBe(false);
  expect(platform.db.events.get('event-giulia-pending')).toMatchObject({ name: 'small talk', resource: 'pt-serafini' });
});

test('a kind without a price has none here (APPT-35)', async () => {
  const platform = createTestPlatform();
  const rinaldi = platform.db.users.get('pt-rinaldi');
  if (rinaldi) {
    const prices = { single_seat: '70', couple_session: '0' };
    platform.db.users.put({ ...rinaldi, public_configuration: { ...rinaldi.public_configuration, prices } });
  }
  expect(await list(platform, 'rinaldi')).toMatchObject({ body: { prices: { singleCents: 7000, coupleCents: null } } });
});

test('a Premium plan expires, the Basic one does not (APPT-32, STATE-08, STATE-09)', async () => {
  const platform = createTestPlatform();
  platform.advance(40 * dayMs);
  expect(await list(platform, 'rinaldi')).toMatchObject({ body: { planExpired: true } });
  expect(await list(platform, 'serafini')).toMatchObject({ body: { planExpired: false } });
});

test('a plan that was chosen and never paid permits no appointment, not even in its first month (APPT-32, STATE-06)', async () => {
  const platform = createTestPlatform();
  const rinaldi = platform.db.users.get('pt-rinaldi');
  const current_plan = { type: 'online+studio', amount: '49', payment_completed: '', date: platform.now() / 1000 };
  const manager_configuration = { ...rinaldi?.manager_configuration, current_plan } as never;
  platform.db.users.change('pt-rinaldi', { manager_configuration });
  expect(await list(platform, 'rinaldi')).toMatchObject({ body: { planExpired: true } });
});

test('patients and visitors are refused', async () => {
  const platform = createTestPlatform();
  expect(await list(platform, 'giulia')).toMatchObject({ status: 403, body: { code: 'forbidden' } });
  expect(await list(platform, null)).toMatchObject({ status: 401, body: { code: 'unauthenticated' } });
  expect(await list(platform, 'rinaldi', { therapist: 'pt-serafini' })).toMatchObject({ status: 400 });
});

test.each(['listChats', 'listEvents', 'session'])(
  'without %s it fails as a whole: half a truth is none',
  async (call) => {
    const platform = createTestPlatform();
    platform.faults.set(call, ['status-500']);
    expect(await list(platform, 'rinaldi')).toMatchObject({ status: 503, body: { code: 'legacy_unavailable' } });
  },
);

function list(platform: TestPlatform, persona: PersonaName | null, input: unknown = {}) {
  return platform.runAs(persona, listInvitees, handleListInvitees, input);
}

function inviteesIn(body: unknown) {
  return (body as OperationOutput<typeof listInvitees>).invitees;
}
