import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { type Context, sessionOf } from '#bff/context';
import { type OperationHandler, runOperation } from '#bff/run-operation';
import { listChats } from '#contracts/chat/chat.legacy';
import { type Access, api, query } from '#contracts/kernel/operation';
import type { PersonaName } from '#mocks/personas';
import { createTestPlatform } from '#mocks/start-in-vitest';

const { greet } = api('test', {
  greet: query({
    access: 'everyone',
    input: z.strictObject({ name: z.string().check(z.minLength(1)), age: z.optional(z.int()) }),
    output: z.object({ text: z.string(), people: z.array(z.object({ name: z.string() })) }),
  }),
});
const greeting: OperationHandler<typeof greet> = async (_context, { name }) => ({ text: `Ciao ${name}`, people: [] });

function run({
  as = null,
  input = { name: 'Giulia' },
  operation = greet,
  handler = greeting,
}: {
  as?: PersonaName | null;
  input?: unknown;
  operation?: typeof greet;
  handler?: OperationHandler<typeof greet>;
} = {}) {
  return createTestPlatform().runAs(as, operation, handler, input);
}

test('answers what the handler returns', async () => {
  expect(await run()).toEqual({ status: 200, body: { text: 'Ciao Giulia', people: [] } });
});

test.each([
  ['everyone', null, 200],
  ['everyone', 'rinaldi', 200],
  ['signed-in', null, 401],
  ['signed-in', 'giulia', 200],
  ['signed-in', 'rinaldi', 200],
  ['patients', null, 401],
  ['patients', 'giulia', 200],
  ['patients', 'rinaldi', 403],
  ['professionals', null, 401],
  ['professionals', 'giulia', 403],
  ['professionals', 'rinaldi', 200],
] satisfies [Access, PersonaName | null, number][])('lets %s in, asked by %s: %i', async (access, as, status) => {
  let wasRun = false;
  const handler: typeof greeting = async (context, input) => {
    wasRun = true;
    return greeting(context, input);
  };
  const answer = await run({ as, operation: { ...greet, access }, handler });
  expect(answer.status).toBe(status);
  expect(wasRun).toBe(status === 200);
});

test('judges who asks before it looks at what is asked', async () => {
  expect(await run({ operation: { ...greet, access: 'patients' }, input: 'nonsense' })).toMatchObject({ status: 401 });
});

test.each([
  ['a missing field', {}, { name: 'invalid_type' }],
  ['an empty one', { name: '' }, { name: 'too_small' }],
  ['two at once', { name: 3, age: 1.5 }, { name: 'invalid_type', age: 'invalid_type' }],
  ['a field too many', { name: 'Giulia', role: 'admin' }, { '': 'unrecognized_keys' }],
  ['no object', 'Giulia', { '': 'invalid_type' }],
  ['nothing', null, { '': 'invalid_type' }],
])('refuses input with %s, by field and code and without a value', async (_name, input, fields) => {
  expect(await run({ input })).toMatchObject({ status: 400, body: { code: 'invalid_input', fields } });
});

test('lets nothing out that the contract does not name', async () => {
  const handler = async () => ({ text: 'Ciao', private_token: 'x', people: [{ name: 'Giulia', password: 'y' }] });
  expect(await run({ handler })).toEqual({ status: 200, body: { text: 'Ciao', people: [{ name: 'Giulia' }] } });
});

test('answers unexpected when the handler builds what its contract refuses, and logs no value', async () => {
  const platform = createTestPlatform();
  const handler = (async () => ({ text: 42, people: 'secret-giulia' })) as unknown as typeof greeting;
  const answer = await platform.runAs(null, greet, handler, { name: 'Giulia' });
  expect(answer).toMatchObject({ status: 500, body: { code: 'unexpected' } });
  expect(JSON.stringify([answer, platform.logged])).not.toContain('secret-giulia');
});

test('answers a version, and asked with it a few bytes as long as nothing changed', async () => {
  const operation = { ...greet, versioned: true };
  const first = await run({ operation });
  const { version } = first.body as { version: string };
  expect(first.body).toEqual({ version, value: { text: 'Ciao Giulia', people: [] } });
  expect(first.text).toBe(JSON.stringify(first.body));
  expect((await run({ operation, input: { name: 'Giulia', version } })).body).toEqual({ version });
  const changed = await run({ operation, input: { name: 'Marco', version } });
  expect(changed.body).toMatchObject({ value: { text: 'Ciao Marco' } });
});

test('takes a version only as text, and only where there are versions', async () => {
  const versioned = await run({ operation: { ...greet, versioned: true }, input: { name: 'Giulia', version: 1 } });
  expect(versioned).toMatchObject({ status: 400, body: { fields: { version: 'invalid_type' } } });
  expect(await run({ input: { name: 'Giulia', version: 'x' } })).toMatchObject({ status: 400 });
});

/** A handler that calls the platform with the session's token. */
const callSigned: typeof greeting = async (context: Context) => {
  await context.legacy.call(listChats, { private_token: sessionOf(context).privateToken });
  return { text: 'read', people: [] };
};

test('signs a user out whose token the platform has forgotten', async () => {
  const platform = createTestPlatform();
  const context = platform.contextFor('giulia');
  const session = sessionOf(context);
  context.session.replace({ ...session, privateToken: 'forgotten' });
  const answer = await runOperation({ ...greet, access: 'signed-in' }, callSigned, context, { name: 'Giulia' });
  expect(answer).toMatchObject({ status: 401, body: { code: 'unauthenticated' } });
  expect(context.session.read()).toBeNull();
});

test('answers even when a sign-out cannot be kept', async () => {
  const context = createTestPlatform().contextFor('giulia');
  const forgotten = () => ({ ...sessionOf(context), privateToken: 'forgotten' });
  const session: Context['session'] = {
    ...context.session,
    read: forgotten,
    readOwnAccount: forgotten,
    clear: () => Promise.reject(new Error('the disk is full')),
  };
  const answer = await runOperation(greet, callSigned, { ...context, session }, { name: 'Giulia' });
  expect(answer).toMatchObject({ status: 500, body: { code: 'unexpected' } });
});

test('keeps a user signed in whom the platform refused for another reason', async () => {
  const platform = createTestPlatform();
  const context = platform.contextFor('giulia');
  const refusedCall: typeof greeting = async ({ legacy }) => {
    await legacy.call(listChats, { private_token: 'of somebody else' });
    return { text: '', people: [] };
  };
  const answer = await runOperation(greet, refusedCall, context, { name: 'Giulia' });
  expect(answer).toMatchObject({ status: 502, body: { code: 'legacy_refused' } });
  expect(context.session.read()).not.toBeNull();
});
