import { expect, test } from 'vitest';
import { handlers } from '#bff/operations';
import { type OperationHandler, runOperation } from '#bff/run-operation';
import { exampleUsers } from '#bff/testing/every-operation';
import { appointmentsExamples } from '#contracts/appointments/appointments.examples';
import type { Operation } from '#contracts/kernel/operation';
import type { ExampleReader } from '#contracts/kernel/operation-examples';
import type { Problem } from '#contracts/kernel/problem';
import { legacyCalls } from '#contracts/legacy-calls';
import { operationExamples } from '#contracts/operation-examples';
import { type OperationKey, operations } from '#contracts/operations';
import type { PersonaName } from '#mocks/personas';
import { createTestPlatform } from '#mocks/start-in-vitest';
import { observeCalls, type SentCall } from '#mocks/testing/observe-calls';

const writes: readonly string[] = Object.values(legacyCalls).flatMap(({ name, safeToRepeat }) =>
  safeToRepeat ? [] : [name],
);

/** Writes whose effect cannot be read afterwards, and why the answer is a success. */
const unread: Readonly<Record<string, string>> = {
  restorePassword: 'a mail is on its way, which its reader sees or not',
  sendContractCode: 'a text message is on its way, which its reader sees or not',
  requestInfo: 'the platform has taken the question',
  userValidate: 'nothing',
  profileView: 'nothing',
  alert: 'nothing',
};

interface Asked {
  readonly name: OperationKey;
  readonly as: PersonaName | null;
  readonly input: unknown;
}

const commands = (Object.keys(operations) as OperationKey[]).filter((key) => operations[key].kind === 'command');
const examples = commands.flatMap((name) =>
  (Object.entries(operationExamples[name]) as [ExampleReader, unknown][]).map(
    ([reader, input]): Asked => ({ name, as: exampleUsers[reader], input }),
  ),
);

/**
 * The examples without the preview, which signs nothing, and with a chat that does not exist yet and a move that erases
 * first.
 */
const asked: readonly Asked[] = [
  ...examples.filter(({ name }) => name !== 'previewInformedConsent'),
  {
    ...{ name: 'startConversation', as: 'sara' },
    input: { therapist: 'pt-rinaldi', text: 'Buongiorno.', idempotencyKey: 'key-start-1' },
  },
  {
    ...{ name: 'moveAppointment', as: 'rinaldi' },
    input: {
      ...appointmentsExamples.moveAppointment.professional,
      ...{ date: '2026-11-30', time: '19:00' },
    },
  },
];

/** Asks while the platform answers one of its writes with an empty success and does nothing. */
async function ask({ name, as, input }: Asked, idle?: string) {
  const platform = createTestPlatform();
  if (idle !== undefined) platform.faults.set(idle, ['success-without-effect']);
  const { context, sent } = observeCalls(platform, as);
  const handler = handlers[name] as OperationHandler<Operation>;
  const { status, body } = await runOperation(operations[name] as Operation, handler, context, input);
  return { status, body, written: sent.filter(({ call }) => writes.includes(call)) };
}

/**
 * Whether the answer says that the outcome is unknown, or which part of the work is missing. A registration that signs
 * in no user counts, and so does a signing link that is on its way, whether or not its number was stored.
 */
function tellsTheTruth(body: Problem | { readonly signedIn: null } | { readonly resendInSeconds: number }): boolean {
  if ('resendInSeconds' in body) return true;
  if ('signedIn' in body) return body.signedIn === null;
  const truths = ['not_moved', 'not_restored', 'patient_not_notified', 'sent_not_noted'];
  return body.outcomeUnknown === true || truths.includes(body.code);
}

/**
 * Whether the write adds an erased appointment again as it was, which is tried three times: of two at one time the
 * platform takes one.
 */
function putsBack({ call, body }: SentCall): boolean {
  return call === 'addEvent' && body['start_timestamp'] === erasedStart;
}

const erasedStart = Date.parse(appointmentsExamples.moveAppointment.professional.startsAt) / 1000;

/**
 * Whether the write only marks what is done already: a plan is active, whether or not the mark of its purchase is kept.
 */
function isBeside({ name, call }: Asked & { readonly call: string }): boolean {
  return name === 'purchasePlan' && call === 'updateUser';
}

/** Whether the call only judges a password that is asked for again: without a verdict nothing has been done. */
function onlyJudges({ name, call }: Asked & { readonly call: string }): boolean {
  return call === 'login' && ['changeEmail', 'exportOwnData', 'exportRecords', 'requestClosure'].includes(name);
}

/** Each write that an operation makes when the platform works. */
const acts = await Promise.all(
  asked.map(async (one) => {
    const { written } = await ask(one);
    return written.map(({ call }) => ({ ...one, call }));
  }),
).then((each) => each.flat());

test.each(acts)('an empty success is never told as done, nor written again: $call of $name as $as', async (act) => {
  const { status, body, written } = await ask(act, act.call);
  const once = written.filter((write) => !putsBack(write));
  expect(new Set(once.map((write) => JSON.stringify(write))).size).toBe(once.length);
  if (act.call in unread || isBeside(act)) expect(status).toBe(200);
  else if (onlyJudges(act)) expect(body).toEqual({ code: 'legacy_unreadable', requestId: expect.any(String) });
  else expect(body).toSatisfy(tellsTheTruth);
});

test('nobody is told of a consent that no reading shows (CONSENT-19)', async () => {
  const consent = acts.find(({ call }) => call === 'informedConsent');
  const { written } = await ask(consent as Asked, 'informedConsent');
  expect(written.map(({ call }) => call)).toEqual(['informedConsent']);
});

test('every write of the platform is among them but three', () => {
  const met = acts.map(({ call }) => call);
  const opensASession = 'socialLogin';
  const opensAChat = 'noticeChatCreate';
  const hasATestOfItsOwn = 'upload';
  expect(writes.filter((write) => !met.includes(write)).toSorted()).toEqual([
    opensAChat,
    opensASession,
    hasATestOfItsOwn,
  ]);
});
