import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { testNow } from '#bff/server/testing/test-app';
import { legacyCalls } from '#contracts/legacy-calls';
import { everyQuirk } from '#e2e/plain-platform/quirks';
import { plainPeople } from '#e2e/plain-platform/seed';
import { type PlainPlatform, startPlainPlatform } from '#e2e/plain-platform/start';
import { partOf } from '#e2e/plain-platform/state';

let platform: PlainPlatform;
beforeEach(async () => {
  platform = await startPlainPlatform({ now: () => testNow });
});
afterEach(() => platform.stop());

const { giulia, marco, rinaldi } = plainPeople;
const byGiulia = { private_token: giulia.secret };

const withBom = new TextDecoder('utf-8', { ignoreBOM: true });

async function ask(place: string, body: object = byGiulia): Promise<{ status: number; text: string }> {
  const [method = '', path = ''] = place.split(' ');
  const sent = method === 'GET' ? {} : { body: JSON.stringify(body) };
  const response = await fetch(`${platform.origin}${path}`, { method, ...sent });
  return { status: response.status, text: withBom.decode(await response.arrayBuffer()) };
}

/** The JSON after BOM and notices. */
function jsonIn({ text }: { text: string }): Record<string, never> {
  return JSON.parse(text.slice(text.indexOf('{')));
}

const walletOfGiulia = () => partOf(platform.user('giulia'), 'manager_configuration')['wallet'];

test.each(Object.values(legacyCalls))('answers the call $name', async ({ method, base, path }) => {
  const { status } = await ask(`${method} /${base}${path}`, {});
  expect(status).toBe(200);
});

describe('its manners', () => {
  test('a BOM and notices stand before the JSON, numbers are text, and what is empty is a list', async () => {
    const answer = await ask('POST /appserver/endpoint.php/session', { private_token: marco.secret });
    expect(answer.text).toMatch(/^\ufeff<br \/>\n<b>Notice<\/b>/);
    expect(jsonIn(answer)).toMatchObject({
      user: { registration_timestamp: expect.stringMatching(/^\d{13}$/), manager_configuration: [] },
    });
  });

  test('control characters and half characters are answered with 500 and a page', async () => {
    for (const email of ['a\u0000b', 'a\ud800']) {
      const { status, text } = await ask('POST /appserver/endpoint.php/restore-password', { email });
      expect({ status, text }).toEqual({ status: 500, text: expect.stringContaining('<html>') });
    }
  });

  test('an upload is stored under a name that has nothing of the one sent', async () => {
    const file = { name: 'abcdef.pdf', content: 'data:application/pdf;base64,JVBERi0=', private: 1, onlymine: 1 };
    const stored = jsonIn(await ask('POST /media/upload.php', { ...byGiulia, ...file }));
    expect(stored['name']).toMatch(/^plain-file-\d+\.pdf$/);
    const own = await ask(`GET /media/${stored['name']}?private_token=${giulia.secret}`);
    expect(own).toEqual({ status: 200, text: '%PDF-' });
    expect(await ask(`GET /media/${stored['name']}?private_token=${marco.secret}`)).toMatchObject({ status: 404 });
    expect(await ask(`GET /media/${stored['name']}`)).toMatchObject({ status: 404 });
  });

  test('a billing address is a place, and what a registration is configured with is forgotten', async () => {
    const { company } = partOf(platform.user('rinaldi'), 'public_configuration');
    expect(company).toMatchObject({ indirizzo_fatturazione: { coordinates: [45.466, 9.191] } });
    const user = { email: 'a@example.org', password: 'abcdefgh', configuration: { act: 'an-act' } };
    await ask('POST /appserver/custom.php/registration', { public_token: 'app', user });
    const opened = [...platform.state.users.values()].find(({ email }) => email === 'a@example.org');
    expect(opened).toMatchObject({ configuration: {} });
  });

  test('each can be switched off', async () => {
    const none = Object.fromEntries(Object.keys(everyQuirk).map((manner) => [manner, false]));
    Object.assign(platform.manners, none);
    const { text } = await ask('POST /appserver/endpoint.php/session');
    expect(JSON.parse(text)).toMatchObject({ user: { manager_configuration: { wallet: 12.5 }, picture: null } });
    const { status } = await ask('POST /appserver/endpoint.php/restore-password', { email: 'a\u0000b' });
    expect(status).toBe(200);
  });
});

describe('what it is told to do', () => {
  test('a token stops being good after so many calls', async () => {
    platform.expireAfter('giulia', 1);
    const answers = [await ask('POST /php/endpoint.php/chats'), await ask('POST /php/endpoint.php/chats')];
    expect(answers.map(jsonIn)).toEqual([
      { recipients: expect.anything() },
      { error: { message: expect.stringContaining('scaduto') } },
    ]);
  });

  test('an empty success does nothing, once', async () => {
    platform.acknowledgeIdly('deleteChat');
    const chat = { ...byGiulia, public_token_recipient: 'chat-giulia-rinaldi' };
    const { text } = await ask('DELETE /php/endpoint.php/chat', chat);
    expect(text).toMatch(/\[\]$/);
    expect(platform.state.chats.has('chat-giulia-rinaldi')).toBe(true);
    await ask('DELETE /php/endpoint.php/chat', chat);
    expect(platform.state.chats.has('chat-giulia-rinaldi')).toBe(false);
  });

  test('a call that is held has not begun, or is done, and ends when it is let go', async () => {
    const before = platform.hold('restorePassword', 'before');
    const first = ask('POST /appserver/endpoint.php/restore-password', { email: giulia.email });
    await before.reached;
    expect(platform.state.recoveries).toEqual([]);
    before.letGo();
    await first;
    const after = platform.hold('restorePassword', 'after');
    const second = ask('POST /appserver/endpoint.php/restore-password', { email: giulia.email });
    await after.reached;
    expect(platform.state.recoveries).toEqual([giulia.email, giulia.email]);
    after.letGo();
    expect(await second).toMatchObject({ status: 200 });
  });

  test('a reset brings back the people and things of the beginning', async () => {
    await ask('DELETE /php/endpoint.php/chat', { ...byGiulia, public_token_recipient: 'chat-giulia-rinaldi' });
    platform.spoil('session', 'status-500');
    await platform.goDown();
    await platform.reset();
    expect(platform.state.chats.has('chat-giulia-rinaldi')).toBe(true);
    expect(await ask('POST /appserver/endpoint.php/session')).toMatchObject({ status: 200 });
  });
});

test('a user is replaced by what was sent, whatever was written meanwhile: a credit is lost', async () => {
  const user = jsonIn(await ask('POST /appserver/endpoint.php/session'))['user'];
  const saving = platform.hold('updateUser', 'within');
  const saved = ask('PUT /appserver/endpoint.php/user', { ...byGiulia, user });
  await saving.reached;
  const cancelled = { private_token: rinaldi.secret, event: 'event-giulia-paid', status: 'denied' };
  await ask('PUT /php/custom.php/book', cancelled);
  expect(walletOfGiulia()).toBe(72.5);
  saving.letGo();
  await saved;
  expect(walletOfGiulia()).toBe('12.5');
});

test('a session is paid on a page of its own, credit first, and denied it becomes credit', async () => {
  const accept = { ...byGiulia, event_pt: 'event-giulia-unpaid', type: 'paypal' };
  const { link } = jsonIn(await ask('POST /php/custom.php/appointment-accept', accept)) as { link?: string };
  const page = await fetch(String(link));
  expect(await page.text()).toContain('Paga 57,50 €');
  await fetch(String(link), { method: 'POST', body: new URLSearchParams({ act: 'pay' }) });
  const paid = { status: 'accepted', paid_amount: 57.5, wallet_amount: 12.5 };
  expect(platform.state.events.get('event-giulia-unpaid')?.configuration).toMatchObject(paid);
  expect(walletOfGiulia()).toBe(0);
  const denied = { private_token: rinaldi.secret, event: 'event-giulia-unpaid', status: 'denied' };
  await ask('PUT /php/custom.php/book', denied);
  expect(walletOfGiulia()).toBe(70);
});
