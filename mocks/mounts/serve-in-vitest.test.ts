import { afterEach, describe, expect, test, vi } from 'vitest';
import { type ServedPlatform, serveInVitest } from '#mocks/mounts/serve-in-vitest';

const site = 'http://localhost:3000';
let platform: ServedPlatform | undefined;

afterEach(() => {
  platform?.close();
});

async function call(operation: string, input: unknown = {}): Promise<{ status: number; body: unknown }> {
  const response = await fetch(`${site}/api/${operation}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-requested-by': 'ascolto' },
    body: JSON.stringify(input),
  });
  return { status: response.status, body: await response.json() };
}

const giulia = { email: 'giulia.moretti@example.it', password: 'Ascolto2026!', rememberMe: false };

describe('a back end behind fetch', () => {
  test('signs in, knows the session afterwards, and forgets it', async () => {
    platform = serveInVitest();
    expect(await call('login/current-session')).toEqual({ status: 200, body: { signedIn: null } });
    expect(await call('login/log-in', giulia)).toMatchObject({ status: 200, body: { user: { token: 'pt-giulia' } } });
    const current = await call('login/current-session');
    expect(current).toMatchObject({ body: { signedIn: { user: { firstName: 'Giulia' } } } });
    expect(JSON.stringify(current)).not.toContain('secret-giulia');
    await call('login/log-out');
    expect(await call('chat/list-conversations')).toMatchObject({ status: 401, body: { code: 'unauthenticated' } });
  });

  test('can be opened with somebody signed in already', async () => {
    platform = serveInVitest({ signedInAs: 'rinaldi' });
    expect(await call('login/current-session')).toMatchObject({
      body: { signedIn: { user: { token: 'pt-rinaldi' } } },
    });
  });

  test('answers files as well', async () => {
    platform = serveInVitest();
    const picture = await fetch(`${site}/files/media/ritratto-pt-rinaldi.png`);
    expect(picture.headers.get('content-type')).toBe('image/png');
  });

  test('any other request is an error, so that no test reaches the network', async () => {
    const complaints = vi.spyOn(console, 'error').mockImplementation(() => {});
    platform = serveInVitest();
    await expect(fetch('https://elsewhere.example/tracking')).rejects.toThrow();
    expect(complaints.mock.calls.join()).toContain('elsewhere.example');
    complaints.mockRestore();
  });
});
