import { expect, test } from 'vitest';
import { handleRecordProfileView } from '#bff/therapists/record-profile-view';
import { minuteMs } from '#contracts/kernel/instant';
import { recordProfileView } from '#contracts/therapists/search.api';
import type { PersonaName } from '#mocks/personas';
import { createTestPlatform, type TestPlatform } from '#mocks/start-in-vitest';
import { observeCalls } from '#mocks/testing/observe-calls';

const view = (platform: TestPlatform, therapist = 'pt-rinaldi', as: PersonaName | null = 'giulia') =>
  platform.runAs(as, recordProfileView, handleRecordProfileView, { therapist });

function viewsOf({ db }: TestPlatform, token = 'pt-rinaldi'): unknown {
  return db.users.get(token)?.public_configuration['profile_views'];
}

const quiet = { status: 200, body: {} };

test('each card a patient opens is counted by the platform, and nothing of its answer comes back (SEARCH-83, LEG-47)', async () => {
  const platform = createTestPlatform();
  expect(viewsOf(platform)).toBe('318');
  expect(await view(platform)).toEqual(quiet);
  await view(platform);
  expect(viewsOf(platform)).toBe(320);
});

test('is told to the platform’s backend, by reader and therapist (LEG-44)', async () => {
  const { context, sentTo } = observeCalls(createTestPlatform(), 'giulia');
  await handleRecordProfileView(context, { therapist: 'pt-rinaldi' });
  const body = { private_token: 'secret-giulia', user_pt: 'pt-rinaldi' };
  expect(sentTo('profileView')).toEqual([
    { call: 'profileView', base: 'backend', method: 'PUT', path: '/custom.php/profile-view', body },
  ]);
});

test.each(['status-500', 'connection-lost-before', 'html-page'] as const)(
  'a view the platform meets with %s is logged and fails nothing (SEARCH-85, LEG-46)',
  async (fault) => {
    const platform = createTestPlatform();
    platform.faults.set('profileView', [fault]);
    expect(await view(platform)).toEqual(quiet);
    expect(platform.logged.map(({ event }) => event)).toContain('profile_view_not_recorded');
  },
);

test.each(['pt-serra', 'pt-amministrazione', 'pt-marco', 'pt-nobody'])(
  'a view of %s, whom nobody may find, is not told to the platform, and nobody is told so (SEARCH-63)',
  async (token) => {
    const platform = createTestPlatform();
    const before = viewsOf(platform, token);
    expect(await view(platform, token)).toEqual(quiet);
    expect(viewsOf(platform, token)).toBe(before);
    expect(platform.logged).toEqual([]);
  },
);

test('one patient counts sixty times in a quarter of an hour at most, whoever they open and wherever from; another counts all the same', async () => {
  const platform = createTestPlatform();
  for (let times = 0; times < 60; times += 1) await view(platform);
  expect(await view(platform, 'pt-serafini')).toEqual(quiet);
  const elsewhere = { ...platform.contextFor('giulia'), clientAddress: '203.0.113.7' };
  await handleRecordProfileView(elsewhere, { therapist: 'pt-serafini' });
  expect([viewsOf(platform), viewsOf(platform, 'pt-serafini')]).toEqual([378, 74]);
  await view(platform, 'pt-rinaldi', 'marco');
  platform.advance(15 * minuteMs);
  await view(platform);
  expect(viewsOf(platform)).toBe(380);
});

test('only a patient’s views count', async () => {
  const platform = createTestPlatform();
  expect(await view(platform, 'pt-rinaldi', null)).toMatchObject({ status: 401 });
  expect(await view(platform, 'pt-rinaldi', 'serafini')).toMatchObject({ status: 403 });
  expect(viewsOf(platform)).toBe('318');
});
