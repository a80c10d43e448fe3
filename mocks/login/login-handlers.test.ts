import { describe, expect, test } from 'vitest';
import { login, restorePassword, session } from '#contracts/login/login.legacy';
import { demoPassword, personas } from '#mocks/personas';
import { createTestPlatform } from '#mocks/start-in-vitest';

const { giulia, serra } = personas;

function setUp() {
  const platform = createTestPlatform({ scenario: 'personas-only' });
  return { platform, legacy: platform.contextFor(null).legacy };
}

describe('signing in', () => {
  test('answers the whole user with the private token', async () => {
    const { user } = await setUp().legacy.call(login, {
      email: 'Giulia.Moretti@example.it',
      password: demoPassword,
      rememberMe: false,
    });
    expect(user).toMatchObject({ public_token: giulia.publicToken, private_token: giulia.privateToken });
    expect(user.manager_configuration.wallet).toBe(1250);
  });

  test.each([
    { what: 'a wrong password', email: giulia.email, password: 'ascolto2026!' },
    { what: 'an unknown address', email: 'nessuno@example.it', password: demoPassword },
  ])('refuses $what with one word for both', async ({ email, password }) => {
    const answer = setUp().legacy.call(login, { email, password, rememberMe: false });
    await expect(answer).rejects.toMatchObject({ refusal: 'WRONG_CREDENTIALS' });
  });

  test('lets in who is not approved: keeping them out is not its habit', async () => {
    const { user } = await setUp().legacy.call(login, {
      email: serra.email,
      password: demoPassword,
      rememberMe: false,
    });
    expect(user.manager_configuration.autorizzazioni).toBe('in attesa');
  });

  test('a token it does not know is refused', async () => {
    const { legacy } = setUp();
    expect((await legacy.call(session, { private_token: giulia.privateToken })).user.email).toBe(giulia.email);
    await expect(legacy.call(session, { private_token: giulia.publicToken })).rejects.toMatchObject({
      refusal: 'INVALID_TOKEN',
    });
  });
});

describe('password recovery', () => {
  test('writes one e-mail with a link that is good for an hour', async () => {
    const { platform, legacy } = setUp();
    await legacy.call(restorePassword, { email: giulia.email });
    const [email] = platform.db.outbox.list();
    expect(email).toMatchObject({ channel: 'email', to: giulia.email, subject: 'Recupero password' });
    const [recovery] = platform.db.recoveries.list();
    expect(email?.link).toBe(`/recupero?token=${recovery?.token}`);
    expect(recovery).toMatchObject({ user: giulia.publicToken, expires_timestamp: platform.now() / 1000 + 3600 });
  });

  test('refuses an address nobody has, and writes nothing', async () => {
    const { platform, legacy } = setUp();
    await expect(legacy.call(restorePassword, { email: 'nessuno@example.it' })).rejects.toMatchObject({
      refusal: 'USER_NOT_FOUND',
    });
    expect(platform.db.outbox.list()).toEqual([]);
  });
});
