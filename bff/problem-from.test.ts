import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { LegacyRefused, LegacyUnavailable, LegacyUnreadable } from '#bff/legacy/legacy-failures';
import { OperationFailed, refusal } from '#bff/operation-failed';
import { problemFrom } from '#bff/problem-from';
import { api, command } from '#contracts/kernel/operation';
import { problem } from '#contracts/kernel/problem';
import { createTestPlatform } from '#mocks/start-in-vitest';

const { book } = api('test', {
  book: command({
    access: 'everyone',
    input: z.strictObject({}),
    output: z.object({}),
    refusals: {
      slot_taken: { status: 409, details: z.object({ until: z.string() }) },
      too_early: { status: 422 },
      unconfirmed: { status: 503, outcomeUnknown: true },
    },
  }),
});

function problemOf(failure: unknown) {
  const platform = createTestPlatform();
  const context = platform.contextFor('giulia');
  const { status, body } = problemFrom(book, failure, context);
  expect(problem.safeParse(body).success).toBe(true);
  const { requestId, ...rest } = body;
  expect(requestId).toBe(context.requestId);
  return { status, body: rest, logged: platform.logged };
}

test.each([
  ['a declared refusal', refusal(book, 'too_early'), 422, { code: 'too_early' }],
  [
    'a declared refusal with its details',
    refusal(book, 'slot_taken', { until: '11:00' }),
    409,
    { code: 'slot_taken', details: { until: '11:00' } },
  ],
  [
    'a declared refusal with more than its details',
    new OperationFailed('slot_taken', { until: '11:00', phone: '+39 347 555 0199' }),
    409,
    { code: 'slot_taken', details: { until: '11:00' } },
  ],
  [
    'a declared refusal with details nobody declared',
    new OperationFailed('too_early', { phone: '+39 347 555 0199' }),
    422,
    { code: 'too_early' },
  ],
  [
    'a declared refusal whose outcome is unknown, without details',
    refusal(book, 'unconfirmed'),
    503,
    { code: 'unconfirmed', outcomeUnknown: true },
  ],
  [
    'an input that is wrong',
    new OperationFailed('invalid_input', { fields: { email: 'invalid_format' } }),
    400,
    { code: 'invalid_input', fields: { email: 'invalid_format' } },
  ],
  ['nobody signed in', new OperationFailed('unauthenticated'), 401, { code: 'unauthenticated' }],
  ['another role', new OperationFailed('forbidden'), 403, { code: 'forbidden' }],
  ['what is not there, or not theirs', new OperationFailed('not_found'), 404, { code: 'not_found' }],
])('answers %s with its own status, and logs nothing', (_name, failure, status, body) => {
  expect(problemOf(failure)).toEqual({ status, body, logged: [] });
});

test.each([
  ['a read of an absent platform', new LegacyUnavailable('listChats', 'timed out', false), 503, 'legacy_unavailable'],
  ['a read of nonsense', new LegacyUnreadable('listChats', 'not-json', false), 502, 'legacy_unreadable'],
  ['a refusal nobody expected', new LegacyRefused('listChats', 'SECRET_CODE'), 502, 'legacy_refused'],
])('answers %s as a fault of the platform, logged by the name of the call (LEG-03)', (_name, failure, status, code) => {
  const answer = problemOf(failure);
  expect(answer).toMatchObject({ status, body: { code } });
  expect(answer.body).not.toHaveProperty('outcomeUnknown');
  expect(answer.logged).toMatchObject([{ event: code, fields: { operation: 'test/book', call: 'listChats' } }]);
  expect(JSON.stringify(answer)).not.toContain('SECRET_CODE');
});

test.each([
  new LegacyUnavailable('sendMessage', 'timed out', true),
  new LegacyUnreadable('sendMessage', 'cut-short', true),
])('says of a write whose answer was lost that its outcome is unknown: %s', (failure) => {
  expect(problemOf(failure).body).toMatchObject({ outcomeUnknown: true });
});

test('says of a platform that is left alone when it is asked again', () => {
  const { body } = problemOf(new LegacyUnavailable('listChats', 'breaker open', false, 27));
  expect(body).toEqual({ code: 'legacy_unavailable', retryAfterSeconds: 27 });
});

test.each([
  ['an error', new TypeError('quotes secret-giulia')],
  ['a refusal the operation does not declare', new OperationFailed('quotes secret-giulia')],
  ['a refusal named as a part of every object', new OperationFailed('toString')],
  ['no error at all', 'secret-giulia'],
])('answers a bug with unexpected and logs where, never what: %s', (_name, failure) => {
  const { status, body, logged } = problemOf(failure);
  expect({ status, body }).toEqual({ status: 500, body: { code: 'unexpected' } });
  expect(logged).toMatchObject([{ level: 'error', event: 'operation_failed_unexpectedly' }]);
  expect(JSON.stringify(logged)).not.toContain('secret-giulia');
});
