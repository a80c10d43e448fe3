import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, callOf } from '#bff/server/testing/test-app';

let app: FastifyInstance;

beforeAll(async () => {
  app = await buildTestApp();
});

afterAll(() => app.close());

const operation = 'login/current-session';

test.each([
  'application/json',
  'Application/JSON',
  'application/json; charset=utf-8',
  'application/json;charset="UTF-8"',
  'application/json\t;\tcharset=utf-8',
])('takes JSON announced as %j', async (type) => {
  const answer = await app.inject(callOf(operation, {}, { headers: { 'content-type': type } }));
  expect(answer.statusCode).toBe(200);
});

test.each([
  'text/plain',
  'text/plain; application/json',
  'application/jsonp',
  'application/json-patch+json',
  'application/problem+json',
  'application/json x',
  'application/json\tx',
  'application/json, text/plain',
  'application/json; charset=latin1',
  'application/json; charset=utf-8; boundary=x',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  '',
])('refuses what is announced as %j', async (type) => {
  const answer = await app.inject(callOf(operation, {}, { headers: { 'content-type': type } }));
  expect(answer.statusCode).toBe(415);
  expect(answer.json()).toEqual({ code: 'unsupported_media_type', requestId: answer.headers['x-request-id'] });
});

test('refuses a body that is not announced at all', async () => {
  const { 'content-type': _dropped, ...headers } = callOf(operation).headers as Record<string, string>;
  const answer = await app.inject({ method: 'POST', url: `/api/${operation}`, headers, payload: Buffer.from('{}') });
  expect(answer.statusCode).toBe(415);
});

test.each([
  ['a key that poisons prototypes', '{"__proto__":{"isAdmin":true}}'],
  ['one hidden by an escape', '{"\\u005f_proto__":{"isAdmin":true}}'],
  ['a poisoned constructor', '{"constructor":{"prototype":{"isAdmin":true}}}'],
  ['JSON cut short', '{"email":"giulia'],
  ['no JSON', 'email=giulia'],
  ['nothing', ''],
])('refuses a body with %s, and quotes nothing of it', async (_name, payload) => {
  const answer = await app.inject(callOf(operation, {}, { payload }));
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toEqual({ code: 'invalid_input', requestId: answer.headers['x-request-id'] });
});

test('refuses bytes that are not UTF-8, rather than put other characters for them', async () => {
  const payload = Buffer.from([...Buffer.from('{"a":"'), 0xff, 0xfe, ...Buffer.from('"}')]);
  const answer = await app.inject(callOf(operation, {}, { payload }));
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toEqual({ code: 'invalid_input', requestId: answer.headers['x-request-id'] });
});

test.each(['null', '[]', '"text"', '3', '{"extra":1}'])('refuses JSON that is not the input: %s', async (payload) => {
  const answer = await app.inject(callOf(operation, {}, { payload }));
  expect(answer.statusCode).toBe(400);
  expect(answer.json().code).toBe('invalid_input');
});

test('takes 64 KB and not a byte more', async () => {
  const payload = (length: number) => `{"a":"${'x'.repeat(length - 8)}"}`;
  const fits = await app.inject(callOf(operation, {}, { payload: payload(65_536) }));
  expect(fits.statusCode).toBe(400);
  const tooLarge = await app.inject(callOf(operation, {}, { payload: payload(65_537) }));
  expect(tooLarge.statusCode).toBe(413);
  expect(tooLarge.json()).toEqual({ code: 'too_large', requestId: tooLarge.headers['x-request-id'] });
});
