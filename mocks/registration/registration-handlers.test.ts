import { describe, expect, test } from 'vitest';
import { login } from '#contracts/login/login.legacy';
import { register, userValidate } from '#contracts/registration/registration.legacy';
import { createPlatform } from '#mocks/create-platform';
import { readPicture } from '#mocks/media/read-picture';
import { platformStateFrom } from '#mocks/platform-state';
import { createTestPlatform, testNow } from '#mocks/start-in-vitest';

type UserType = 'dottore' | 'paziente';

const email = 'lucia.desantis@example.it';
const password = 'Lucia-2026-qui';

function setUp() {
  const platform = createTestPlatform({ scenario: 'personas-only' });
  const { legacy } = platform.contextFor(null);
  const open = (type: UserType, changes: object = {}, ofPublic: object = {}) =>
    legacy.call(register, {
      notify_email: type,
      public_token: 'parent-app',
      user: {
        email,
        username: email,
        password,
        public_configuration: { type, nome: 'Lucia', cognome: 'De santis', ...ofPublic },
        configuration: { act: 'act-mocks-1' },
        ...changes,
      },
    });
  return { platform, legacy, open };
}

describe('opening an account', () => {
  test('answers the user with both tokens, which nobody had before, and keeps what was sent', async () => {
    const { platform, open } = setUp();
    const others = platform.db.users.list().flatMap((user) => [user.public_token, user.private_token]);
    const { user } = await open('paziente', {}, { telefono: '347 555 0199', something: 'new' });
    const row = platform.db.users.get(user.public_token);
    expect(row).toMatchObject({
      ...{ email, username: email, private_token: user.private_token, registration_timestamp: testNow / 1000 },
      public_configuration: { type: 'paziente', telefono: '347 555 0199', something: 'new' },
      manager_configuration: { wallet: '0' },
      configuration: { act: 'act-mocks-1' },
    });
    expect(others).not.toContain(user.public_token);
    expect(others).not.toContain(user.private_token);
    expect(JSON.stringify(row)).not.toContain(password);
  });

  test('lets who has registered sign in, with that password and no other', async () => {
    const { legacy, open } = setUp();
    const { user } = await open('paziente');
    const signIn = (tried: string) => legacy.call(login, { email, password: tried, rememberMe: false });
    expect((await signIn(password)).user.public_token).toBe(user.public_token);
    await expect(signIn('Ascolto2026!')).rejects.toMatchObject({ refusal: 'WRONG_CREDENTIALS' });
  });

  test.each([
    { type: 'paziente', subject: 'Registrazione completata' },
    { type: 'dottore', subject: 'Registrazione ricevuta' },
  ] as const)('tells a $type by one e-mail: $subject', async ({ type, subject }) => {
    const { platform, open } = setUp();
    await open(type);
    expect(platform.db.outbox.list()).toMatchObject([{ channel: 'email', to: email, subject }]);
  });

  test('leaves to the administration what is its own, whatever a professional sends along', async () => {
    const { platform, open } = setUp();
    const mine = { autorizzazioni: 'accettato', privilege: '1' };
    const { user } = await open('dottore', { manager_configuration: { ...mine, wallet: '500' } }, mine);
    const row = platform.db.users.get(user.public_token);
    expect(row?.manager_configuration).toMatchObject({ autorizzazioni: 'in attesa', wallet: '0' });
    expect(row?.public_configuration.autorizzazioni).toBe('in attesa');
    expect(row?.public_configuration).not.toHaveProperty('privilege');
  });

  test('takes an address once, whatever its letters', async () => {
    const { platform, open } = setUp();
    await open('paziente');
    await expect(open('dottore', { email: ' LUCIA.desantis@example.it' })).rejects.toMatchObject({
      refusal: 'EMAIL_NOT_AVAILABLE',
    });
    expect(platform.db.users.list((user) => user.email === email)).toHaveLength(1);
    expect(platform.db.outbox.list()).toHaveLength(1);
  });

  test.each(['corta', '1234567', 'corta   '])('refuses the password "%s", and opens nothing', async (short) => {
    const { platform, open } = setUp();
    const before = platform.db.snapshot();
    await expect(open('paziente', { password: short })).rejects.toMatchObject({ refusal: 'PASSWORD_TOO_SHORT' });
    expect(platform.db.snapshot()).toEqual(before);
  });

  test('is kept with everything else, so that who has registered signs in after a restart', async () => {
    const { platform, open } = setUp();
    const { user } = await open('paziente');
    const kept = JSON.stringify(platform.state());
    const restarted = createPlatform({ scenario: 'first-visit', now: () => testNow, readPicture });
    restarted.restore(platformStateFrom(kept));
    expect(restarted.db.users.get(user.public_token)?.email).toBe(email);
    expect(restarted.db.credentials.get(user.public_token)?.password).toBe(password);
  });
});

test('a first step is heard and answered with an empty list, as PHP writes an empty object', async () => {
  const { platform, legacy } = setUp();
  const before = platform.db.snapshot();
  const step = { email, password, nome: 'Lucia', cognome: 'De santis', dob: '1990-04-12' };
  expect(await legacy.call(userValidate, step)).toEqual({});
  expect(platform.db.snapshot()).toEqual(before);
});
