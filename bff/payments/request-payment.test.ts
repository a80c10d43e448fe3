import { describe, expect, test } from 'vitest';
import { handleCancelAppointment } from '#bff/appointments/cancel-appointment';
import { handleListAppointments } from '#bff/appointments/list-appointments';
import { createLegacyClient } from '#bff/legacy/legacy-client';
import { handleRequestPayment } from '#bff/payments/request-payment';
import { runOperation } from '#bff/run-operation';
import { type Appointment, cancelAppointment, listAppointments } from '#contracts/appointments/appointments.api';
import { dayMs } from '#contracts/kernel/instant';
import type { Problem } from '#contracts/kernel/problem';
import { requestPayment } from '#contracts/payments/payments.api';
import type { EventRow } from '#mocks/db/rows';
import { answerPayment } from '#mocks/payments/payment-page';
import type { PersonaName } from '#mocks/personas';
import { createTestPlatform, type TestPlatform } from '#mocks/start-in-vitest';

/** A paid session of Giulia with Rinaldi, still to come: 70 euros, of which her credit covers 12.50. */
const unpaid = 'event-giulia-unpaid';
const input = { appointment: unpaid, method: 'paypal' };
const page = `http://platform.invalid/pagamento?seduta=${unpaid}`;

function request(platform: TestPlatform, changes: object = {}, persona: PersonaName | null = 'giulia') {
  return platform.runAs(persona, requestPayment, handleRequestPayment, { ...input, ...changes });
}

function event({ db }: TestPlatform, token = unpaid): EventRow {
  const row = db.events.get(token);
  if (!row) throw new Error(`${token} is not there.`);
  return row;
}

const statusOf = (platform: TestPlatform) => event(platform).configuration.status;

function changeEvent(platform: TestPlatform, changes: Partial<EventRow['configuration']>) {
  const { configuration } = event(platform);
  platform.db.events.change(unpaid, { configuration: { ...configuration, ...changes } });
}

function changeProfile({ db }: TestPlatform, changes: object, wallet = '12.50') {
  const { public_configuration } = db.users.get('pt-giulia') ?? {};
  if (!public_configuration) throw new Error('The seed lost Giulia.');
  const manager_configuration = { wallet };
  db.users.change('pt-giulia', {
    public_configuration: { ...public_configuration, ...changes },
    manager_configuration,
  });
}

interface Sent {
  readonly base: string;
  readonly path: string;
  readonly method: string;
  readonly body: unknown;
}

/**
 * Giulia asks over a transport that records what was sent; `answer`, if given, is the platform's answer to the one
 * write.
 */
async function requestWatched(platform: TestPlatform, answer?: string) {
  const sent: Sent[] = [];
  const context = platform.contextFor('giulia');
  const legacy = createLegacyClient({
    transport: async (call) => {
      if (call.call !== 'acceptAppointment') return platform.transport(call);
      const { base, path, method, body } = call;
      sent.push({ base, path, method, body: JSON.parse(body ?? '{}') });
      if (answer === undefined) return platform.transport(call);
      return { status: 200, body: new TextEncoder().encode(answer) };
    },
    log: context.log,
    signal: AbortSignal.timeout(5000),
    paths: {},
  });
  const answered = await runOperation(requestPayment, handleRequestPayment, { ...context, legacy }, input);
  return { ...answered, sent };
}

describe('asking for the page to pay on', () => {
  test('gives the platform’s page and leaves the session pending until it is paid there (PAY-15, PAY-21, C-10)', async () => {
    const platform = createTestPlatform();
    expect(await request(platform)).toEqual({ status: 200, body: { paymentPage: page } });
    expect(statusOf(platform)).toBe('pending');
  });

  test('asks with provider, event and token, and takes the link out of the answer (LEG-05, LEG-06, LEG-07, LEG-08)', async () => {
    const answer = await requestWatched(createTestPlatform(), '{"link":"https://pay.example/p/1?a=b"}');
    expect(answer).toMatchObject({ status: 200, body: { paymentPage: 'https://pay.example/p/1?a=b' } });
    expect(answer.sent).toEqual([
      {
        base: 'php',
        path: '/custom.php/appointment-accept',
        method: 'POST',
        body: { type: 'paypal', event_pt: unpaid, private_token: 'secret-giulia' },
      },
    ]);
  });

  test('knows one provider and no other (PAY-08, C-18)', async () => {
    expect(await request(createTestPlatform(), { method: 'satispay' })).toMatchObject({
      status: 400,
      body: { code: 'invalid_input' },
    });
  });

  test('costs nothing: asked twice it is the same page, and the credit is untouched', async () => {
    const platform = createTestPlatform();
    const answers = [await request(platform), await request(platform)];
    expect(answers.map(({ body }) => body)).toEqual([{ paymentPage: page }, { paymentPage: page }]);
    expect(platform.db.users.get('pt-giulia')?.manager_configuration.wallet).toBe('12.50');
  });

  test('once it is paid there the session reads as accepted, with all that was paid (APPT-96, C-10)', async () => {
    const platform = createTestPlatform();
    await request(platform);
    answerPayment(platform, new URLSearchParams({ seduta: unpaid, importo: '5750', esito: 'paga' }));
    const { body } = await platform.runAs('giulia', listAppointments, handleListAppointments, {});
    const { appointments } = (body as { value: { appointments: Appointment[] } }).value;
    expect(appointments.find(({ token }) => token === unpaid)).toMatchObject({ status: 'accepted', paidCents: 7000 });
    expect(await request(platform)).toMatchObject({ status: 409, body: { code: 'not_pending' } });
  });

  test('a session the credit covers is confirmed without a page (PAY-22, C-11)', async () => {
    const platform = createTestPlatform();
    changeProfile(platform, {}, '100.00');
    expect(await request(platform)).toEqual({ status: 200, body: { paymentPage: null } });
    expect(event(platform).configuration).toMatchObject({ status: 'accepted', paid_amount: 0, wallet_amount: 70 });
    expect(platform.db.users.get('pt-giulia')?.manager_configuration.wallet).toBe('30.00');
  });

  test('the platform’s word that there is no amount is told as such (PAY-16, LEG-09)', async () => {
    const platform = createTestPlatform();
    changeEvent(platform, { price: '0,00 €' });
    expect(await request(platform)).toMatchObject({ status: 409, body: { code: 'nothing_to_pay' } });
    expect(statusOf(platform)).toBe('pending');
  });

  test('any other refusal of the platform is a failure, and not taken for that one (PAY-17, LEG-09)', async () => {
    const answer = await requestWatched(createTestPlatform(), '{"error":"PROVIDER_OFF"}');
    expect(answer).toMatchObject({ status: 502, body: { code: 'legacy_refused' } });
  });

  test.each(['javascript:alert(1)', 'ftp://pay.example/1', '/pagamento', 'pay.example'])(
    'a link that leads to no web page is never handed on: %s (LEG-08)',
    async (link) => {
      const { status, body } = await requestWatched(createTestPlatform(), JSON.stringify({ link }));
      expect({ status, body }).toMatchObject({ status: 502, body: { code: 'legacy_unreadable' } });
      expect(JSON.stringify(body)).not.toContain(link);
    },
  );
});

describe('is refused, and nothing is asked of the platform', () => {
  const denied = (platform: TestPlatform) => changeEvent(platform, { status: 'denied' });
  const accepted = (platform: TestPlatform) => changeEvent(platform, { status: 'accepted' });
  const late = (platform: TestPlatform) =>
    platform.advance(event(platform).start_timestamp * 1000 - platform.now() + dayMs + 1);
  const talk = (platform: TestPlatform) => platform.db.events.change(unpaid, { name: 'small talk' });
  const ofSerafini = [{ user_pt: 'pt-serafini', file: '', created_at: 1 }];
  const noConsent = (platform: TestPlatform) => changeProfile(platform, { consenso_informato: ofSerafini });
  const noTaxCode = (platform: TestPlatform) =>
    changeProfile(platform, { billing_info: { codice_fiscale: 'MRTGLI9' } });

  test.each([
    { what: 'once denied', arrange: [denied], status: 409, code: 'not_pending' },
    { what: 'once accepted', arrange: [accepted], status: 409, code: 'not_pending' },
    { what: '24 hours after the start', arrange: [late], status: 410, code: 'confirmation_expired' },
    { what: 'for a first talk', arrange: [talk], status: 422, code: 'no_payment_needed' },
    { what: 'without consent for the therapist', arrange: [noConsent], status: 409, code: 'consent_missing' },
    { what: 'without a tax code', arrange: [noTaxCode], status: 409, code: 'tax_code_missing' },
    { what: 'denied before late', arrange: [denied, late], status: 409, code: 'not_pending' },
    { what: 'late before the kind', arrange: [late, talk], status: 410, code: 'confirmation_expired' },
    { what: 'the kind before consent', arrange: [talk, noConsent], status: 422, code: 'no_payment_needed' },
    { what: 'consent before tax code', arrange: [noTaxCode, noConsent], status: 409, code: 'consent_missing' },
  ])('$what: $code', async ({ arrange, status, code }) => {
    const platform = createTestPlatform();
    for (const change of arrange) change(platform);
    const answer = await requestWatched(platform);
    expect(answer).toMatchObject({ status, body: { code } });
    expect(answer.sent).toEqual([]);
  });

  test('to the last moment it can be paid', async () => {
    const platform = createTestPlatform();
    platform.advance(event(platform).start_timestamp * 1000 - platform.now() + dayMs);
    expect(await request(platform)).toMatchObject({ status: 200 });
  });

  test('for another patient, like for what does not exist; for therapists and visitors altogether', async () => {
    const platform = createTestPlatform();
    const ofGiulia = await request(platform, {}, 'marco');
    const ofNobody = await request(platform, { appointment: 'event-nobody' }, 'marco');
    expect(ofGiulia).toMatchObject({ status: 404, body: { code: 'not_found' } });
    expect({ ...(ofGiulia.body as Problem), requestId: '' }).toEqual({ ...(ofNobody.body as Problem), requestId: '' });
    expect(await request(platform, {}, 'rinaldi')).toMatchObject({ status: 403, body: { code: 'forbidden' } });
    expect(await request(platform, {}, null)).toMatchObject({ status: 401, body: { code: 'unauthenticated' } });
  });
});

describe('when the answer is lost', () => {
  test.each(['connection-lost-after', 'html-page', 'empty-body'] as const)(
    'a session confirmed all the same is told as confirmed (%s), and asked for once',
    async (fault) => {
      const platform = createTestPlatform();
      changeProfile(platform, {}, '70.00');
      platform.faults.set('acceptAppointment', [fault]);
      const answer = await requestWatched(platform);
      expect(answer).toMatchObject({ status: 200, body: { paymentPage: null } });
      expect(answer.sent).toHaveLength(1);
      expect(platform.db.users.get('pt-giulia')?.manager_configuration.wallet).toBe('0.00');
    },
  );

  test.each([
    { fault: 'status-500', status: 503, code: 'legacy_unavailable' },
    { fault: 'connection-lost-before', status: 503, code: 'legacy_unavailable' },
    { fault: 'connection-lost-after', status: 503, code: 'legacy_unavailable' },
    { fault: 'html-page', status: 502, code: 'legacy_unreadable' },
  ] as const)('one still pending is told as not known ($fault), and never asked for again (PAY-17)', async (row) => {
    const platform = createTestPlatform();
    platform.faults.set('acceptAppointment', [row.fault]);
    const answer = await requestWatched(platform);
    expect(answer).toMatchObject({ status: row.status, body: { code: row.code, outcomeUnknown: true } });
    expect(answer.sent).toHaveLength(1);
    expect(statusOf(platform)).toBe('pending');
  });

  test('with the platform down nothing is begun', async () => {
    const platform = createTestPlatform();
    platform.faults.set('*', ['status-500']);
    const answer = await requestWatched(platform);
    expect(answer).toMatchObject({ status: 503, body: { code: 'legacy_unavailable' } });
    expect(answer.body).not.toHaveProperty('outcomeUnknown');
    expect(answer.sent).toEqual([]);
  });
});

test('of two presses at once the credit pays one, and the other is told that it is done', async () => {
  const platform = createTestPlatform();
  changeProfile(platform, {}, '140.00');
  expect(await Promise.all([request(platform), request(platform)])).toMatchObject([
    { status: 200, body: { paymentPage: null } },
    { status: 409, body: { code: 'not_pending' } },
  ]);
  expect(platform.db.users.get('pt-giulia')?.manager_configuration.wallet).toBe('70.00');
});

test('a session cancelled while it is being paid is not paid any more, and takes no credit', async () => {
  const platform = createTestPlatform();
  changeProfile(platform, {}, '140.00');
  const cancelling = platform.runAs('rinaldi', cancelAppointment, handleCancelAppointment, { appointment: unpaid });
  expect(await Promise.all([cancelling, request(platform)])).toMatchObject([
    { status: 200 },
    { status: 409, body: { code: 'not_pending' } },
  ]);
  expect(platform.db.users.get('pt-giulia')?.manager_configuration.wallet).toBe('140.00');
});

test('a payment made elsewhere is told to the therapist’s pages once, when the payer’s page finds it made', async () => {
  const platform = createTestPlatform();
  const read = () => platform.runAs('giulia', listAppointments, handleListAppointments, {});
  const told = () =>
    platform.told.filter(({ to, queries }) => to === 'pt-rinaldi' && queries.includes(listAppointments.name));
  await request(platform);
  const before = told().length;
  await read();
  expect(told()).toHaveLength(before);
  changeEvent(platform, { status: 'accepted' });
  await read();
  await read();
  expect(told()).toHaveLength(before + 1);
});

test('a stranger who asks for a page again and again does not keep the parties from their appointment', async () => {
  const platform = createTestPlatform();
  const held = platform.heldCalls.hold('listEvents');
  const asked = Array.from({ length: 20 }, () => request(platform, {}, 'marco'));
  await held.received();
  const order: string[] = [];
  for (const each of asked) void each.then(() => order.push('stranger'));
  const cancelled = platform
    .runAs('rinaldi', cancelAppointment, handleCancelAppointment, { appointment: unpaid })
    .then(({ status }) => order.push(`therapist ${status}`));
  held.release();
  await Promise.all([...asked, cancelled]);
  expect(order.indexOf('therapist 200')).toBeLessThan(5);
});
