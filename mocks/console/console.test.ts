import { afterEach, describe, expect, test } from 'vitest';
import { hourMs, type Instant, shiftInstant } from '#contracts/kernel/instant';
import { demoPassword, personas } from '#mocks/personas';
import { testNow } from '#mocks/start-in-vitest';
import { type PlatformServer, startPlatform } from '#mocks/start-server';

const running: PlatformServer[] = [];

afterEach(async () => {
  for (const server of running.splice(0)) await server.close();
});

async function start(now: () => Instant = () => testNow): Promise<PlatformServer> {
  const server = await startPlatform({ port: 0, now, scenario: 'personas-only' });
  running.push(server);
  return server;
}

async function page(server: PlatformServer, path = '/'): Promise<string> {
  return (await fetch(server.origin + path)).text();
}

function submit(
  server: PlatformServer,
  path: string,
  fields: readonly (readonly [string, string])[],
  headers: Record<string, string> = {},
): Promise<Response> {
  const body = new URLSearchParams();
  for (const [name, value] of fields) body.append(name, value);
  return fetch(server.origin + path, { method: 'POST', body, headers, redirect: 'manual' });
}

async function call(server: PlatformServer, path: string, body: unknown): Promise<string> {
  return (await fetch(`${server.origin}${path}`, { method: 'POST', body: JSON.stringify(body) })).text();
}

/** Opens a professional's account directly on the platform. */
async function register(server: PlatformServer): Promise<{ public_token: string }> {
  const email = 'lucia.desantis@example.it';
  const public_configuration = { type: 'dottore', nome: 'Lucia', cognome: 'De santis' };
  const account = { email, username: email, password: 'Lucia-2026-qui', public_configuration };
  const answer = await call(server, '/appserver/custom.php/registration', {
    notify_email: 'dottore',
    public_token: 'parent-app',
    user: { ...account, configuration: { act: 'act-console-1' } },
  });
  return JSON.parse(answer).user;
}

const askForRecovery = (server: PlatformServer) =>
  call(server, '/appserver/endpoint.php/restore-password', { email: personas.giulia.email });
const signIn = (server: PlatformServer, password: string) =>
  call(server, '/appserver/endpoint.php/login', { email: personas.giulia.email, password, rememberMe: false });

describe('the console', () => {
  test('shows who may sign in, what was sent and what was asked, with no secret in it', async () => {
    const server = await start();
    await askForRecovery(server);
    await signIn(server, 'a-password-in-a-body');
    const shown = await page(server);
    for (const text of [personas.rinaldi.email, demoPassword, 'Recupero password', 'restorePassword', 'login']) {
      expect(shown).toContain(text);
    }
    expect(shown).not.toMatch(/a-password-in-a-body|secret-giulia/);
  });

  test('shows what people wrote as text, never as markup', async () => {
    const server = await start();
    const { db } = server.platform;
    const nasty = '<script>alert(1)</script>';
    const giulia = db.users.get('pt-serra');
    if (!giulia) throw new Error('The seed lost Dottoressa Serra.');
    db.users.put({ ...giulia, public_configuration: { ...giulia.public_configuration, nome: nasty } });
    db.outbox.put({ id: 'x', channel: 'sms', to: nasty, subject: nasty, text: nasty, sent_timestamp: 1 });
    await fetch(`${server.origin}/php/${encodeURIComponent(nasty)}`);
    const shown = await page(server);
    expect(shown).not.toContain('<script');
    expect(shown.match(/&lt;script&gt;/g)).toHaveLength(5);
  });

  test('allows no script, no frame and no other site’s content', async () => {
    const server = await start();
    const { headers } = await fetch(server.origin);
    const policy = headers.get('content-security-policy');
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect((await fetch(`${server.origin}/console/console.css`)).headers.get('content-type')).toContain('text/css');
  });

  test.each([
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'https://elsewhere.example' },
    { origin: 'null' },
  ])('takes no form from another site: %o', async (headers) => {
    const server = await start();
    const response = await submit(server, '/console/scenario', [['scenario', 'first-visit']], headers);
    expect(response.status).toBe(403);
    expect(server.platform.scenario()).toBe('personas-only');
  });
});

describe('its switches', () => {
  test('set and take away faults, of one call or of all', async () => {
    const server = await start();
    const response = await submit(server, '/console/faults', [
      ['call', '*'],
      ['fault', 'php-notices'],
      ['fault', 'slow'],
    ]);
    expect([response.status, response.headers.get('location')]).toEqual([303, '/?done=faults#guasti']);
    expect(server.platform.faults.all()).toEqual({ '*': ['slow', 'php-notices'] });
    expect(await page(server, '/?done=faults')).toContain('Guasti aggiornati.');
    await submit(server, '/console/faults', [['call', '*']]);
    expect(server.platform.faults.all()).toEqual({});
  });

  test.each([
    { path: '/console/faults', fields: [['call', 'noSuchCall']] },
    {
      path: '/console/faults',
      fields: [
        ['call', '*'],
        ['fault', 'explosion'],
      ],
    },
    { path: '/console/scenario', fields: [['scenario', 'constructor']] },
    { path: '/console/approvals', fields: [['user', 'pt-giulia']] },
  ] as const)('refuse what they do not know: $path $fields', async ({ path, fields }) => {
    const server = await start();
    const before = server.platform.state();
    expect((await submit(server, path, fields)).status).toBe(400);
    expect(server.platform.state()).toEqual(before);
  });

  test('begin a scenario again', async () => {
    const server = await start();
    await askForRecovery(server);
    expect((await submit(server, '/console/scenario', [['scenario', 'first-visit']])).status).toBe(303);
    expect(server.platform.scenario()).toBe('first-visit');
    expect(server.platform.db.outbox.list()).toEqual([]);
  });

  test('approve a professional who waits, on both sides of the account', async () => {
    const server = await start();
    expect((await submit(server, '/console/approvals', [['user', 'pt-serra']])).status).toBe(303);
    const { public_configuration, manager_configuration } = server.platform.db.users.get('pt-serra') ?? {};
    expect([public_configuration?.autorizzazioni, manager_configuration?.autorizzazioni]).toEqual([
      'accettato',
      'accettato',
    ]);
    expect(await page(server)).not.toContain('name="user" value="pt-serra"');
  });

  test('tell a professional by e-mail that they may sign in, and nobody when there is nothing to approve', async () => {
    const server = await start();
    await submit(server, '/console/approvals', [['user', 'pt-serra']]);
    await submit(server, '/console/approvals', [['user', 'pt-serra']]);
    expect(server.platform.db.outbox.list()).toMatchObject([
      { channel: 'email', to: personas.serra.email, subject: 'Registrazione approvata' },
    ]);
  });

  test('approve a professional who has registered, who is shown among the people from the beginning', async () => {
    const server = await start();
    const { public_token } = await register(server);
    const shown = await page(server);
    expect(shown).toContain('Lucia De santis, lucia.desantis@example.it, Professionista');
    expect(shown).toContain(`name="user" value="${public_token}"`);
    expect(shown).not.toContain('Lucia-2026-qui');
    expect((await submit(server, '/console/approvals', [['user', public_token]])).status).toBe(303);
    expect(server.platform.db.users.get(public_token)?.manager_configuration.autorizzazioni).toBe('accettato');
  });
});

describe('the recovery page', () => {
  async function recoveryLink(server: PlatformServer): Promise<string> {
    await askForRecovery(server);
    const link = /href="(\/recupero\?token=[^"]+)"/.exec(await page(server))?.[1];
    if (!link) throw new Error('The console shows no recovery link.');
    return link;
  }
  const tokenIn = (link: string) => new URLSearchParams(link.split('?')[1]).get('token') ?? '';

  test('sets a new password, once', async () => {
    const server = await start();
    const link = await recoveryLink(server);
    expect(await page(server, link)).toContain('Scegli una password');
    const fields = [
      ['token', tokenIn(link)],
      ['password', 'Nuova-password-1'],
    ] as const;
    expect((await submit(server, '/recupero', fields)).status).toBe(200);
    expect(await signIn(server, demoPassword)).toContain('WRONG_CREDENTIALS');
    expect(await signIn(server, 'Nuova-password-1')).toContain('pt-giulia');
    expect((await submit(server, '/recupero', fields)).status).toBe(410);
  });

  test('refuses a short password and keeps the link good', async () => {
    const server = await start();
    const link = await recoveryLink(server);
    const response = await submit(server, '/recupero', [
      ['token', tokenIn(link)],
      ['password', 'corta'],
    ]);
    expect(response.status).toBe(422);
    expect(await response.text()).toContain('almeno 8 caratteri');
    expect((await fetch(server.origin + link)).status).toBe(200);
  });

  test('knows no token but those it sent, and none older than an hour', async () => {
    let now = testNow;
    const server = await start(() => now);
    const link = await recoveryLink(server);
    expect((await fetch(`${server.origin}/recupero?token=guess`)).status).toBe(410);
    now = shiftInstant(testNow, hourMs);
    expect((await fetch(server.origin + link)).status).toBe(410);
  });
});
