import { expect, test } from 'vitest';
import { retryHeaders, uploadHeaders } from '#bff/answer-headers';

const away = { code: 'legacy_unavailable', requestId: 'r' };

test('a problem that knows when to try again says so in its header, and one that does not says five seconds', () => {
  expect(retryHeaders(503, { ...away, retryAfterSeconds: 27 })).toEqual({ 'retry-after': '27' });
  expect(retryHeaders(503, away)).toEqual({ 'retry-after': '5' });
  expect(uploadHeaders(503, { ...away, retryAfterSeconds: 27 })).toMatchObject({ 'retry-after': '27' });
  expect(uploadHeaders(503, away)).toMatchObject({ 'retry-after': '5' });
  const refused = { code: 'too_many_attempts', requestId: 'r', details: { retryAfterSeconds: 810 } };
  expect(retryHeaders(429, refused)).toEqual({ 'retry-after': '810' });
  expect(uploadHeaders(429, refused)).toMatchObject({ 'retry-after': '810' });
  expect(retryHeaders(409, { code: 'slot_taken', requestId: 'r', details: { title: 'Seduta' } })).toEqual({});
  expect(uploadHeaders(200, { name: 'a.pdf' })).not.toHaveProperty('retry-after');
});
