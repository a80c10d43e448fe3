import { afterEach, describe, expect, test } from 'vitest';
import { sendContractCode } from '#contracts/contract/contract.legacy';
import { dayMs, type Instant, secondsFromInstant, shiftInstant } from '#contracts/kernel/instant';
import { answerSigning, signingPage } from '#mocks/contract/signing-page';
import { personas } from '#mocks/personas';
import { createTestPlatform, testNow } from '#mocks/start-in-vitest';
import { type PlatformServer, startPlatform } from '#mocks/start-server';

const { privateToken: private_token } = personas.conti;

async function setUp() {
  const platform = createTestPlatform({ scenario: 'personas-only' });
  const { legacy } = platform.contextFor(null);
  const ask = () => legacy.call(sendContractCode, { private_token, phone: '+393475550199' });
  const contracts = () => platform.db.users.get('pt-conti')?.manager_configuration.sign_doc;
  const sign = async (token: string, codice: string) => {
    const { status, text } = await pageOf(answerSigning(platform, new URLSearchParams({ token, codice })));
    return `${status} ${text}`;
  };
  const newest = () => {
    const signing = platform.db.signings.list().at(-1);
    if (!signing) throw new Error('No link was sent.');
    return signing;
  };
  await ask();
  return { platform, ask, contracts, sign, newest };
}

async function pageOf(response: Response) {
  return { status: response.status, text: await response.text() };
}

describe('the signing page', () => {
  test('is where the text message leads, with its code', async () => {
    const { platform, newest } = await setUp();
    const [message] = platform.db.outbox.list();
    expect(message).toMatchObject({ channel: 'sms', to: '+393475550199', link: `/firma?token=${newest().token}` });
    expect(message?.text).toContain(newest().code);
    expect((await pageOf(signingPage(platform, newest().token))).text).toContain('Basic');
  });

  test('signs once with the right code: the contract of the plan stands in both parts of the user', async () => {
    const { platform, contracts, sign, newest } = await setUp();
    const { token, code } = newest();
    expect(await sign(token, ` ${code.slice(0, 3)} ${code.slice(3)}`)).toContain('Contratto firmato');
    const signed = {
      ...{ type: 'online', signature: `contratto-online-${token}`, accepted: '1', is_invalid: false },
      accepted_at: secondsFromInstant(testNow),
    };
    expect(contracts()).toEqual([signed]);
    expect(platform.db.users.get('pt-conti')?.public_configuration.sign_doc).toEqual([signed]);
    expect(await sign(token, code)).toMatch(/^410 .*già stato usato/s);
    expect((await pageOf(signingPage(platform, token))).status).toBe(410);
    expect(contracts()).toHaveLength(1);
  });

  test.each(['', '000', 'codice', '<b>'])('signs nothing with the wrong code "%s" and says so', async (code) => {
    const { contracts, sign, newest } = await setUp();
    expect(await sign(newest().token, code)).toMatch(/^422 .*Il codice non è giusto/s);
    expect(contracts()).toEqual([]);
  });

  test('signs nothing a day later, for another plan, or by a link nobody sent', async () => {
    const { platform, contracts, sign, newest } = await setUp();
    const { token, code } = newest();
    expect(await sign('firma-di-altri', code)).toMatch(/^404 /);
    const row = platform.db.users.get('pt-conti');
    const current_plan = { ...row?.manager_configuration.current_plan, type: 'online+studio' } as never;
    platform.db.users.change('pt-conti', { manager_configuration: { ...row?.manager_configuration, current_plan } });
    expect(await sign(token, code)).toMatch(/^410 .*il piano è cambiato/s);
    platform.db.users.change('pt-conti', { manager_configuration: row?.manager_configuration ?? {} });
    platform.advance(dayMs);
    expect(await sign(token, code)).toMatch(/^410 .*più di un giorno/s);
    expect(contracts()).toEqual([]);
  });

  test('refuses what has no plan or is no number, and sends nothing', async () => {
    const { platform } = await setUp();
    const { legacy } = platform.contextFor(null);
    const before = platform.db.outbox.list();
    const byBassani = { private_token: personas.bassani.privateToken, phone: '+393475550199' };
    await expect(legacy.call(sendContractCode, byBassani)).rejects.toMatchObject({ refusal: 'PLAN_NOT_FOUND' });
    const nowhere = legacy.call(sendContractCode, { private_token, phone: '347 555' });
    await expect(nowhere).rejects.toMatchObject({ refusal: 'INVALID_PHONE' });
    expect(platform.db.outbox.list()).toEqual(before);
  });
});

describe('in the console', () => {
  const running: PlatformServer[] = [];
  afterEach(async () => {
    for (const server of running.splice(0)) await server.close();
  });

  test('the link opens the page, and its form signs unless another site’s page sent it', async () => {
    const now = (): Instant => shiftInstant(testNow, 0);
    const server = await startPlatform({ port: 0, now, scenario: 'personas-only' });
    running.push(server);
    const { origin, platform } = server;
    await fetch(`${origin}/php/endpoint.php/contract`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ private_token, phone: '+393475550199' }),
    });
    const home = await (await fetch(origin)).text();
    const link = /href="(\/firma\?token=[^"]+)"/.exec(home)?.[1] ?? '';
    expect((await fetch(origin + link)).status).toBe(200);
    const signing = platform.db.signings.list()[0];
    const body = new URLSearchParams({ token: signing?.token ?? '', codice: signing?.code ?? '' });
    const elsewhere = { origin: 'https://elsewhere.example' };
    expect((await fetch(`${origin}/firma`, { method: 'POST', body, headers: elsewhere })).status).toBe(403);
    expect(platform.db.users.get('pt-conti')?.manager_configuration.sign_doc).toEqual([]);
    expect((await fetch(`${origin}/firma`, { method: 'POST', body })).status).toBe(200);
    expect(platform.db.users.get('pt-conti')?.manager_configuration.sign_doc).toHaveLength(1);
  });
});
