import { expect, test } from 'vitest';
import { handleCurrentSession } from '#bff/login/current-session';
import { handleFinishTutorial } from '#bff/tutorial/finish-tutorial';
import { currentSession, type SignedIn } from '#contracts/login/login.api';
import { finishTutorial } from '#contracts/tutorial/tutorial.api';
import type { PersonaName } from '#mocks/personas';
import { createTestPlatform, type TestPlatform } from '#mocks/start-in-vitest';

const finish = (platform: TestPlatform, as: PersonaName | null = 'sara') =>
  platform.runAs(as, finishTutorial, handleFinishTutorial, {});

async function hasWatched(platform: TestPlatform, as: PersonaName = 'sara'): Promise<boolean> {
  const { body } = await platform.runAs(as, currentSession, handleCurrentSession, {});
  return (body as { signedIn: SignedIn }).signedIn.user.watchedTutorial;
}

function configuration({ db }: TestPlatform): Record<string, unknown> {
  return db.users.get('pt-sara')?.configuration ?? {};
}

test('finishing the tutorial is kept in the user, and the session knows it from then on (TUTOR-12, TUTOR-14, PATIENT-54, LEG-70)', async () => {
  const platform = createTestPlatform({ scenario: 'personas-only' });
  const row = platform.db.users.get('pt-sara');
  if (row) platform.db.users.put({ ...row, configuration: { ...row.configuration, theme: 'kept' } });
  expect(await hasWatched(platform)).toBe(false);
  expect(await finish(platform)).toEqual({ status: 200, body: {} });
  expect(configuration(platform)).toEqual({ watched_tutorial: '1', theme: 'kept' });
  expect(await hasWatched(platform)).toBe(true);
  expect(await finish(platform)).toEqual({ status: 200, body: {} });
});

test('who has never been asked has not watched it, and professionals have none to watch (TUTOR-06, TUTOR-07)', async () => {
  const platform = createTestPlatform({ scenario: 'personas-only' });
  for (const token of ['pt-sara', 'pt-rinaldi']) platform.db.users.change(token, { configuration: {} });
  expect(await hasWatched(platform)).toBe(false);
  expect(await hasWatched(platform, 'giulia')).toBe(true);
  expect(await hasWatched(platform, 'rinaldi')).toBe(true);
});

test('only patients finish it, and a platform that does not keep it is told of', async () => {
  const platform = createTestPlatform({ scenario: 'personas-only' });
  expect(await finish(platform, null)).toMatchObject({ status: 401 });
  expect(await finish(platform, 'rinaldi')).toMatchObject({ status: 403 });
  platform.faults.set('updateUser', ['status-500']);
  expect(await finish(platform)).toMatchObject({ status: 503 });
  expect(await hasWatched(platform)).toBe(false);
});
