import { expect, test } from 'vitest';
import * as z from 'zod';
import { createLegacyClient } from '#bff/legacy/legacy-client';
import { hasUnknownOutcome, isRefusal, LegacyUnavailable, LegacyUnreadable } from '#bff/legacy/legacy-failures';
import { type LegacyHttpRequest, type LegacyTransport, TransportFailure } from '#bff/legacy/legacy-transport';
import { bookAppointment } from '#contracts/appointments/appointments.api';
import { defineLegacyCall } from '#contracts/kernel/platform/legacy-call';
import { phpList, phpNumber, phpText } from '#contracts/kernel/platform/php-values';
import { createRecordingLog } from '#mocks/testing/recording-log';

const list = defineLegacyCall({
  name: 'list',
  provenance: 'assumed',
  base: 'php',
  method: 'POST',
  path: '/endpoint.php/list',
  safeToRepeat: true,
  request: z.object({ private_token: z.string() }),
  answer: z.looseObject({ rows: phpList(z.looseObject({ id: phpText(), price: phpNumber() }), 'rows') }),
});
const save = defineLegacyCall({ ...list, name: 'save', method: 'PUT', safeToRepeat: false });
const suggest = defineLegacyCall({
  ...list,
  name: 'suggest',
  method: 'GET',
  path: '/autocomplete/index.php',
  request: z.object({ key: z.string(), input: z.string() }),
});

function clientOver(transport: LegacyTransport, paths: Record<string, string> = {}) {
  const log = createRecordingLog();
  const client = createLegacyClient({ transport, log, paths, signal: new AbortController().signal });
  return { client, log };
}

/** A client of a platform that gives this answer to every call, and records the calls. */
function answering(
  body: string,
  { status = 200, paths = {} }: { status?: number; paths?: Record<string, string> } = {},
) {
  const asked: LegacyHttpRequest[] = [];
  const transport: LegacyTransport = async (request) => {
    asked.push(request);
    return { status, body: new TextEncoder().encode(body) };
  };
  return { asked, ...clientOver(transport, paths) };
}

const token = { private_token: 'secret-giulia' };

function failureOf(answer: Promise<unknown>): Promise<unknown> {
  return answer.then(
    () => undefined,
    (failure: unknown) => failure,
  );
}

test('asks as the contract says and decodes the answer', async () => {
  const { client, asked } = answering('{"rows":[{"id":7,"price":"49.90"}],"more":1}');
  expect(await client.call(list, token)).toEqual({ rows: [{ id: '7', price: 49.9 }], more: 1 });
  expect(asked).toMatchObject([
    { call: 'list', base: 'php', method: 'POST', path: '/endpoint.php/list', safeToRepeat: true },
  ]);
  expect(asked[0]?.body).toBe('{"private_token":"secret-giulia"}');
});

test('asks at the path an operator has set instead', async () => {
  const { client, asked } = answering('{}', { paths: { list: '/custom.php/list', save: '/other' } });
  await client.call(list, token);
  expect(asked[0]?.path).toBe('/custom.php/list');
});

test('asks a GET by its query, escaped and without a body', async () => {
  const { client, asked } = answering('{}');
  await client.call(suggest, { key: 'k&y', input: 'Via Niccolò 1' });
  expect(asked[0]).toMatchObject({
    path: '/autocomplete/index.php?key=k%26y&input=Via+Niccol%C3%B2+1',
    body: undefined,
  });
});

test('drops bad rows, counts them in one line by what was wrong and keeps the others', async () => {
  const { client, log } = answering('{"rows":[{"id":1,"price":"x"},{"id":2,"price":3},{"id":4,"price":"y"}]}');
  expect((await client.call(list, token)).rows).toEqual([{ id: '2', price: 3 }]);
  const fields = { call: 'list', list: 'rows', rows: 2, fields: ['price'] };
  expect(log.entries).toMatchObject([{ event: 'legacy_row_dropped', fields }]);
});

test.each([
  ['a code', '{"error":"NOT_AVAILABLES"}', 200, 'NOT_AVAILABLES'],
  ['a code with a status', '{"error":"NOT_FOUND"}', 404, 'NOT_FOUND'],
  ['a code with a server error', '{"error":"BUSY"}', 500, 'BUSY'],
  ['a status alone', '{}', 403, 'status 403'],
])('takes %s for a refusal', async (_name, body, status, refusal) => {
  const failure = await failureOf(answering(body, { status }).client.call(list, token));
  expect(isRefusal(failure, refusal)).toBe(true);
  expect(hasUnknownOutcome(failure)).toBe(false);
});

test.each([
  ['a page', '<html></html>'],
  ['nothing', ''],
  ['JSON cut short', '{"rows":['],
  ['another form', '{"rows":"many"}'],
])('takes %s for unreadable, and a write so answered for of unknown outcome (LEG-03)', async (_name, body) => {
  const { client, log } = answering(body);
  const [read, write] = [await failureOf(client.call(list, token)), await failureOf(client.call(save, token))];
  expect([read, write].every((failure) => failure instanceof LegacyUnreadable)).toBe(true);
  expect([hasUnknownOutcome(read), hasUnknownOutcome(write)]).toEqual([false, true]);
  expect(log.entries.length).toBe(2);
});

test.each([500, 502, 503])('takes status %i for the platform being away (LEG-03)', async (status) => {
  for (const body of ['<html></html>', '{}']) {
    const { client } = answering(body, { status });
    const [read, write] = [await failureOf(client.call(list, token)), await failureOf(client.call(save, token))];
    expect([read, write].every((failure) => failure instanceof LegacyUnavailable)).toBe(true);
    expect([hasUnknownOutcome(read), hasUnknownOutcome(write)]).toEqual([false, true]);
  }
});

test.each([
  ['a read that was sent', list, true, false],
  ['a write that was sent', save, true, true],
  ['a write that never left', save, false, false],
])('says of %s whether its outcome is known (LEG-03)', async (_name, call, sent, isUnknown) => {
  const { client } = clientOver(() => Promise.reject(new TransportFailure('timed out', sent)));
  const failure = await failureOf(client.call(call, token));
  expect(failure).toBeInstanceOf(LegacyUnavailable);
  expect(hasUnknownOutcome(failure)).toBe(isUnknown);
});

test('reads an answer that is not UTF-8, and notes it', async () => {
  const body = Uint8Array.from('{"rows":[{"id":"Niccolò","price":1}]}', (character) => character.charCodeAt(0));
  const { client, log } = clientOver(async () => ({ status: 200, body }));
  expect((await client.call(list, token)).rows[0]?.id).toBe('Niccolò');
  expect(log.entries).toMatchObject([{ event: 'legacy_answer_not_utf8', fields: { call: 'list' } }]);
});

test('puts no value of the answer into a failure or the log', async () => {
  for (const body of [
    '{"rows":"canary"}',
    '{"rows":[{"id":{"canary":1}}]}',
    '{"canary',
    '<p>canary</p>',
    '{"error":"canary"}',
  ]) {
    const { client, log } = answering(body);
    const failure = await failureOf(client.call(list, token));
    const message = failure instanceof Error ? failure.message : '';
    expect(message + JSON.stringify(log.entries)).not.toMatch(/canary|secret-giulia/);
  }
});

test.each([
  ['NOT_AVAILABLES', { refusals: { NOT_AVAILABLES: 'slot_taken' } }, 'slot_taken'],
  ['NOT_AVAILABLES', { refusals: { NOT_AVAILABLES: 'slot_taken' }, anyRefusal: 'date_past' }, 'slot_taken'],
  ['ANOTHER', { refusals: { NOT_AVAILABLES: 'slot_taken' }, anyRefusal: 'date_past' }, 'date_past'],
] as const)('a refusal with %s is the one the operation means by it: %j', async (refused, mapping, code) => {
  const { client } = answering(JSON.stringify({ error: refused }));
  const failure = await failureOf(client.call(save, token, { operation: bookAppointment, ...mapping }));
  expect(failure).toMatchObject({ name: 'OperationFailed', code });
});

test.each(['ANOTHER', 'constructor'])(
  'a refusal with %s, which no mapping names, stays the platform’s',
  async (refused) => {
    const { client } = answering(JSON.stringify({ error: refused }));
    const mapping = { operation: bookAppointment, refusals: { NOT_AVAILABLES: 'slot_taken' } } as const;
    expect(isRefusal(await failureOf(client.call(save, token, mapping)), refused)).toBe(true);
  },
);
