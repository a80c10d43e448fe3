import { getResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import { handlers } from '#bff/operations';
import { operations } from '#contracts/operations';
import { createMemorySession } from '#mocks/mounts/memory-session';
import { mountOnMsw } from '#mocks/mounts/mount-on-msw';
import { demoPassword, personas } from '#mocks/personas';
import { createTestPlatform } from '#mocks/start-in-vitest';

const ours = { 'content-type': 'application/json', 'x-requested-by': 'ascolto' };

function setUp() {
  const { contextWith, now, faults } = createTestPlatform({ scenario: 'personas-only' });
  const session = createMemorySession(null, now);
  const mounted = mountOnMsw({ operations, handlers, contextWith, session });
  const call = async (name: string, body = '{}', headers: Record<string, string> = ours) => {
    const request = new Request(`http://browser.invalid/api/${name}`, { method: 'POST', body, headers });
    const response = await getResponse(mounted, request);
    if (!response) throw new Error('No handler took the call.');
    return { status: response.status, headers: response.headers, body: await response.json() };
  };
  return { call, faults, session };
}

const credentials = JSON.stringify({ email: personas.giulia.email, password: demoPassword, rememberMe: false });

describe('operations behind MSW', () => {
  test('a session opened by one call is there for the next', async () => {
    const { call, session } = setUp();
    expect((await call('login/log-in', credentials)).status).toBe(200);
    expect(session.read()).toMatchObject({ publicToken: 'pt-giulia', privateToken: 'secret-giulia' });
    const current = await call('login/current-session');
    expect(current.body).toMatchObject({ signedIn: { user: { token: 'pt-giulia' } } });
    expect(current.headers.get('cache-control')).toBe('no-store');
  });

  test.each([
    { what: 'another page’s call', headers: { 'content-type': 'application/json' }, status: 403, code: 'forbidden' },
    {
      what: 'a form’s call',
      headers: { ...ours, 'content-type': 'application/x-www-form-urlencoded' },
      status: 415,
      code: 'unsupported_media_type',
    },
    { what: 'no JSON', body: '{', status: 400, code: 'invalid_input' },
    { what: 'too much of it', body: JSON.stringify({ text: 'è'.repeat(33_000) }), status: 413, code: 'too_large' },
    { what: 'no operation', name: 'toString', status: 404, code: 'not_found' },
  ])('$what: $status', async ({ name = 'login/current-session', body, headers, status, code }) => {
    const answer = await setUp().call(name, body, headers);
    expect(answer.status).toBe(status);
    expect(answer.body).toEqual({ code, requestId: expect.stringMatching(/./) });
  });

  test('says when to try again while the platform is away', async () => {
    const { call, faults } = setUp();
    await call('login/log-in', credentials);
    faults.set('listChats', ['status-500']);
    const answer = await call('chat/list-conversations');
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
  });

  test('tells nobody to send a write again that may have been done', async () => {
    const { call, faults } = setUp();
    faults.set('login', ['status-500']);
    const answer = await call('login/log-in', credentials);
    expect(answer.body).toMatchObject({ code: 'legacy_unavailable', outcomeUnknown: true });
    expect(answer.headers.get('retry-after')).toBeNull();
  });

  test('leaves what is no operation’s call to others', async () => {
    const { contextWith, now } = createTestPlatform({ scenario: 'personas-only' });
    const session = createMemorySession(null, now);
    const mounted = mountOnMsw({ operations, handlers, contextWith, session });
    expect(await getResponse(mounted, new Request('http://browser.invalid/api/call.ts'))).toBeUndefined();
  });
});
