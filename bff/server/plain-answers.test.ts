import { expect, test } from 'vitest';
import { startPlainWorld } from '#bff/server/testing/plain-world';
import { noFilter } from '#contracts/therapists/therapist-filter';
import { plainPassword, plainPeople } from '#e2e/plain-platform/seed';

const { giulia } = plainPeople;
const credentials = { email: giulia.email, password: plainPassword, rememberMe: false };

test('signs in at a platform with a BOM, notices before its JSON and a wrong content type (LEGACY-03, LOGIN-24)', async () => {
  const world = await startPlainWorld();
  const answer = await world.ask('login/log-in', credentials);
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toMatchObject({ user: { token: giulia.token, userType: 'patient', firstName: 'Giulia' } });
  expect(answer.headers).not.toHaveProperty('x-powered-by');
  world.expectNoLeak(answer);
});

test('distinguishes a wrong password from a fault of the platform (LOGIN-23)', async () => {
  const { ask } = await startPlainWorld();
  const answer = await ask('login/log-in', { ...credentials, password: 'sbagliata' });
  expect([answer.statusCode, answer.json()]).toMatchObject([422, { code: 'wrong_credentials' }]);
});

test('reports an HTML page with status 200, and JSON cut short, as faults of the platform without quoting them (LEG-03)', async () => {
  const world = await startPlainWorld();
  const cookies = await world.signIn('giulia');
  world.platform.spoil('listEvents', 'html-page');
  world.platform.spoil('listUsers', 'cut-short');
  for (const answer of [
    await world.ask('appointments/list-appointments', {}, cookies),
    await world.ask('therapists/count-therapists', { filter: noFilter }),
  ]) {
    expect([answer.statusCode, answer.json()]).toMatchObject([502, { code: 'legacy_unreadable' }]);
    world.expectNoLeak(answer);
  }
});
