import { expect, test } from 'vitest';
import { handleSendInformationRequest } from '#bff/information-request/send-information-request';
import { runOperation } from '#bff/run-operation';
import { sendInformationRequest } from '#contracts/information-request/information-request.api';
import { informationRequestExamples } from '#contracts/information-request/information-request.examples';
import { requestInfo } from '#contracts/information-request/information-request.legacy';
import { minuteMs } from '#contracts/kernel/instant';
import { createTestPlatform, type TestPlatform } from '#mocks/start-in-vitest';
import { observeCalls } from '#mocks/testing/observe-calls';

const question = informationRequestExamples.sendInformationRequest.visitor;

test('sends the platform the question in its own words (LEGACY-20, DATA-31, MODAL-07)', async () => {
  const { context, sent } = observeCalls(createTestPlatform(), null);
  const asked = { ...question, kind: 'intervention', subject: ' Ortoressia ' };
  const answer = await runOperation(sendInformationRequest, handleSendInformationRequest, context, asked);
  expect(answer).toEqual({ status: 200, body: {} });
  expect(sent).toEqual([
    {
      ...{ call: 'requestInfo', method: 'PUT', base: 'php', path: '/custom.php/request-info' },
      body: {
        nome: 'Lucia',
        cognome: '',
        email: 'lucia.desantis@example.it',
        telefono: '+39 347 555 0199',
        messaggio: 'Come si sceglie tra psicologo e psicoterapeuta?',
        request: 'Ortoressia',
        type: 'intervento',
        role: 'patient',
      },
    },
  ]);
});

test.each([
  { kind: 'info', userType: 'patient', type: 'info', role: 'patient' },
  { kind: 'info', userType: 'professional', type: 'info', role: 'doctor' },
  { kind: 'specialisation', userType: 'professional', type: 'specializzazione', role: 'doctor' },
  { kind: 'intervention', userType: 'professional', type: 'intervento', role: 'doctor' },
])('$kind of a $userType is $type of a $role (REG-16, AMB-31)', async ({ kind, userType, type, role }) => {
  const { context, sent } = observeCalls(createTestPlatform(), null);
  await runOperation(sendInformationRequest, handleSendInformationRequest, context, { ...question, kind, userType });
  expect(sent).toMatchObject([{ body: { type, role } }]);
});

test('the team finds the question in its mail', async () => {
  const platform = createTestPlatform();
  await send(platform, { lastName: 'De Santis' });
  const [email] = platform.db.outbox.list();
  expect(email).toMatchObject({ to: 'assistenza@ascolto.example', subject: 'Richiesta di informazioni' });
  expect(email?.text).toContain('Lucia De Santis (paziente)');
  expect(email?.text).toContain('Come si sceglie tra psicologo e psicoterapeuta?');
});

test('a refusal of the platform, whatever its reason, is one refusal', async () => {
  const { context } = observeCalls(createTestPlatform(), null, { requestInfo: { error: 'Lucia is not welcome' } });
  const answer = await runOperation(sendInformationRequest, handleSendInformationRequest, context, question);
  expect(answer).toEqual({ status: 422, body: { code: 'request_refused', requestId: expect.any(String) } });
});

test('where it is not known whether it was sent, that is told, and it is not sent again', async () => {
  const platform = createTestPlatform();
  platform.faults.set(requestInfo.name, ['connection-lost-after']);
  expect(await send(platform)).toMatchObject({ status: 503, body: { outcomeUnknown: true } });
  expect(platform.db.outbox.list()).toHaveLength(1);
});

test('five questions per address in fifteen minutes', async () => {
  const platform = createTestPlatform();
  const answers = await Promise.all(Array.from({ length: 7 }, () => send(platform)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
  expect(answers.at(-1)).toMatchObject({
    status: 429,
    body: { code: 'too_many_attempts', details: { retryAfterSeconds: 15 * 60 } },
  });
  expect(platform.db.outbox.list()).toHaveLength(5);
  platform.advance(15 * minuteMs);
  expect(await send(platform)).toMatchObject({ status: 200 });
});

test.each([
  { what: 'a kind there is not', changes: { kind: 'reclamo' } },
  { what: 'a role of the platform', changes: { role: 'doctor' } },
  { what: 'an addressee', changes: { to: 'qualcuno@example.it' } },
  { what: 'no message', changes: { message: ' ' } },
  { what: 'a list for a message', changes: { message: ['ciao'] } },
])('$what is refused before anything is asked', async ({ changes }) => {
  const { context, sent } = observeCalls(createTestPlatform(), null);
  const asked = { ...question, ...changes };
  const answer = await runOperation(sendInformationRequest, handleSendInformationRequest, context, asked);
  expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_input' } });
  expect(sent).toEqual([]);
});

function send(platform: TestPlatform, changes: object = {}) {
  return platform.runAs(null, sendInformationRequest, handleSendInformationRequest, { ...question, ...changes });
}
