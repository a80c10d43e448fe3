import { afterEach, describe, expect, test } from 'vitest';
import { createLegacyClient } from '#bff/legacy/legacy-client';
import { createLegacyTransport } from '#bff/server/transport/legacy-transport';
import { secondsFromInstant } from '#contracts/kernel/instant';
import { acceptAppointment } from '#contracts/payments/payments.legacy';
import { personas } from '#mocks/personas';
import { testNow } from '#mocks/start-in-vitest';
import { type PlatformServer, startPlatform } from '#mocks/start-server';
import { createRecordingLog } from '#mocks/testing/recording-log';

const unpaid = 'event-giulia-unpaid';
const due = '5750';
const running: { close(): Promise<void> }[] = [];

afterEach(async () => {
  for (const server of running.splice(0)) await server.close();
});

async function start(): Promise<PlatformServer> {
  const server = await startPlatform({ port: 0, now: () => testNow, scenario: 'personas-only' });
  running.push(server);
  return server;
}

async function open({ origin }: PlatformServer, event = unpaid) {
  const response = await fetch(`${origin}/pagamento?seduta=${event}`);
  return { status: response.status, text: await response.text() };
}

async function press({ origin }: PlatformServer, fields: Record<string, string>, headers = {}) {
  const body = new URLSearchParams({ seduta: unpaid, importo: due, ...fields });
  const response = await fetch(`${origin}/pagamento`, { method: 'POST', body, headers });
  return { status: response.status, text: await response.text() };
}

const pay = (server: PlatformServer) => press(server, { esito: 'paga' });
const stateOf = ({ platform: { db } }: PlatformServer) => ({
  event: db.events.get(unpaid)?.configuration,
  wallet: db.users.get('pt-giulia')?.manager_configuration.wallet,
});

function setStatus({ platform: { db } }: PlatformServer, status: 'accepted' | 'denied') {
  const event = db.events.get(unpaid);
  if (event) db.events.change(unpaid, { configuration: { ...event.configuration, status } });
}

describe('the page a session is paid on', () => {
  test('is where the platform’s answer leads, on its own address', async () => {
    const server = await start();
    const { origin } = server;
    const log = createRecordingLog();
    const bases = { appserver: origin, php: `${origin}/php`, media: origin, backend: origin };
    const network = createLegacyTransport({ bases, log });
    running.push(network);
    const client = createLegacyClient({ transport: network.send, log, paths: {}, signal: AbortSignal.timeout(10_000) });
    const { privateToken: private_token } = personas.giulia;
    const { link } = await client.call(acceptAppointment, { private_token, event_pt: unpaid, type: 'paypal' });
    expect(link).toBe(`${origin}/pagamento?seduta=${unpaid}`);
    expect((await fetch(link ?? '')).status).toBe(200);
  });

  test('says what is paid, how much, and what of it the credit covers', async () => {
    const { status, text } = await open(await start());
    expect(status).toBe(200);
    for (const shown of [
      'PayPal dimostrativo',
      'Seduta individuale',
      '70,00 €',
      '12,50 €',
      'Paga 57,50 €',
      'Annulla',
    ]) {
      expect(text).toContain(shown);
    }
    expect(text).not.toContain('secret-giulia');
  });

  test('takes the money and the credit once: a second press only says so', async () => {
    const server = await start();
    expect(await pay(server)).toMatchObject({ status: 200, text: expect.stringContaining('Pagamento ricevuto') });
    const paid = stateOf(server);
    expect(paid).toMatchObject({
      event: { status: 'accepted', paid_amount: 57.5, wallet_amount: 12.5, paid_at: secondsFromInstant(testNow) },
      wallet: '0.00',
    });
    expect(await pay(server)).toMatchObject({ text: expect.stringContaining('già pagata') });
    expect(await open(server)).toMatchObject({ text: expect.stringContaining('già pagata') });
    expect(stateOf(server)).toEqual(paid);
  });

  test('never takes another amount than it showed', async () => {
    const server = await start();
    server.platform.db.users.change('pt-giulia', { manager_configuration: { wallet: '2.50' } });
    const before = stateOf(server);
    const answer = await pay(server);
    expect(answer.status).toBe(409);
    expect(answer.text).toContain('L’importo è cambiato');
    expect(answer.text).toContain('Paga 67,50 €');
    expect(stateOf(server)).toEqual(before);
  });

  test('given up, it leaves the session pending and can be opened again', async () => {
    const server = await start();
    const before = stateOf(server);
    const answer = await press(server, { esito: 'annulla' });
    expect(answer.text).toContain('Puoi chiudere questa scheda');
    expect(answer.text).toContain(`href="/pagamento?seduta=${unpaid}"`);
    expect(stateOf(server)).toEqual(before);
    expect((await open(server)).text).toContain('Paga 57,50 €');
  });

  test('takes nothing for a cancelled session, and says that it is cancelled', async () => {
    const server = await start();
    setStatus(server, 'denied');
    expect(await open(server)).toMatchObject({ status: 410, text: expect.stringContaining('annullata') });
    expect(await pay(server)).toMatchObject({ status: 410 });
    expect(stateOf(server).event).not.toHaveProperty('paid_amount');
  });

  test.each(['event-giulia-pending', 'event-nobody', ''])(
    'is not there for what cannot be paid: "%s"',
    async (event) => {
      const server = await start();
      const { db } = server.platform;
      const before = db.events.list();
      expect(await open(server, event)).toMatchObject({ status: 404 });
      expect(await press(server, { seduta: event, esito: 'paga', importo: '0' })).toMatchObject({ status: 404 });
      expect(db.events.list()).toEqual(before);
    },
  );

  test.each([{ esito: 'altro' }, { esito: '' }])('understands two buttons and nothing else: %o', async (fields) => {
    expect(await press(await start(), fields)).toMatchObject({ status: 400 });
  });

  test.each([{ 'sec-fetch-site': 'cross-site' }, { origin: 'https://elsewhere.example' }])(
    'takes no payment from another site’s page: %o',
    async (headers) => {
      const server = await start();
      expect(await press(server, { esito: 'paga' }, headers)).toMatchObject({ status: 403 });
      expect(stateOf(server).event?.status).toBe('pending');
    },
  );
});

test('the console lists what is still to be paid, each with its page', async () => {
  const server = await start();
  const home = async () => (await fetch(server.origin)).text();
  const link = `href="/pagamento?seduta=${unpaid}"`;
  expect(await home()).toContain(link);
  await pay(server);
  expect(await home()).not.toContain(link);
});
