import { expect, test } from 'vitest';
import { socialLogin } from '#contracts/login/login.legacy';
import { personas } from '#mocks/personas';
import { createTestPlatform } from '#mocks/start-in-vitest';

const vouched = {
  provider: 'google',
  id: 'id-1',
  name: 'Nuova Persona',
  email: 'nuova.persona@example.it',
  photoUrl: '',
  firstName: 'Nuova',
  lastName: 'Persona',
  idToken: 'a credential',
} as const;

function setUp() {
  const platform = createTestPlatform({ scenario: 'personas-only' });
  return { platform, legacy: platform.contextFor(null).legacy };
}

test.each(['giulia', 'rinaldi'] as const)('signs in whoever has the e-mail: %s', async (name) => {
  const { platform, legacy } = setUp();
  const before = platform.db.users.list().length;
  const { user } = await legacy.call(socialLogin, { ...vouched, email: personas[name].email.toUpperCase() });
  expect(user.private_token).toBe(personas[name].privateToken);
  expect(platform.db.users.list()).toHaveLength(before);
});

test('opens one patient’s account for a new e-mail, without a password and without a consent', async () => {
  const { platform, legacy } = setUp();
  const { user } = await legacy.call(socialLogin, vouched);
  const again = await legacy.call(socialLogin, { ...vouched, provider: 'facebook', email: 'Nuova.Persona@example.it' });
  expect(again.user.public_token).toBe(user.public_token);
  const row = platform.db.users.get(user.public_token);
  expect(row?.public_configuration).toMatchObject({ type: 'paziente', nome: 'Nuova', cognome: 'Persona' });
  expect(row?.public_configuration).not.toHaveProperty('isTerms');
  expect(platform.db.credentials.get(user.public_token)).toBeUndefined();
});

test('refuses whoever shows no credential', async () => {
  const { legacy } = setUp();
  const { idToken: _none, ...bare } = vouched;
  await expect(legacy.call(socialLogin, bare)).rejects.toMatchObject({ refusal: 'INVALID_CREDENTIAL' });
});
