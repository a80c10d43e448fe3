import { expect, test } from 'vitest';
import { LegacyRefused, LegacyUnavailable, LegacyUnreadable } from '#bff/legacy/legacy-failures';
import { failureFrom, failureMessage } from '#bff/server/directory/directory-messages';

test.each([
  { failure: new LegacyRefused('listUsers', 'NOT_ALLOWED'), told: { refusal: 'NOT_ALLOWED' } },
  { failure: new LegacyUnavailable('listUsers', 'status 502', false), told: { outcomeUnknown: false } },
  { failure: new LegacyUnavailable('listUsers', 'breaker open', false, 27), told: { retryAfterSeconds: 27 } },
  { failure: new LegacyUnreadable('listUsers', 'no JSON', false), told: { outcomeUnknown: false, paths: [] } },
])('$failure.name of the thread is the same here: a reading, whose outcome is never in doubt', ({ failure, told }) => {
  const here = failureFrom(failureMessage(failure));
  expect(here).toBeInstanceOf(failure.constructor);
  expect(here).toMatchObject({ name: failure.name, call: 'listUsers', ...told });
});

test.each([
  { failure: new RangeError('quotes secret-giulia'), name: 'RangeError' },
  { failure: 'secret-giulia', name: 'string' },
])('any other failure is told by its name alone: $name', ({ failure, name }) => {
  const here = failureFrom(failureMessage(failure));
  expect(here).toEqual(new Error(`The directory's thread failed: ${name}.`));
});
