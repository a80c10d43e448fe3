import { expect, test } from 'vitest';
import {
  forgetRegistrationDraft,
  keepRegistrationDraft,
  readRegistrationDraft,
} from '#web/features/registration/wizard/registration-draft';
import { keepDraft } from '#web/forms/draft-store';

const draft = { savedAt: 1_795_000_000_000, values: { email: 'lucia@example.it' }, leftOut: [], attempt: null };

test('each wizard has a draft of its own, until it is forgotten', () => {
  keepRegistrationDraft('patient', draft);
  expect(readRegistrationDraft('patient')).toEqual({ version: 1, ...draft });
  expect(readRegistrationDraft('professional')).toBeUndefined();
  forgetRegistrationDraft('patient');
  expect(readRegistrationDraft('patient')).toBeUndefined();
});

test.each([
  ['of another version', JSON.stringify({ version: 0, ...draft })],
  ['that is none', '{"email":'],
  ['without its parts', '{}'],
])('a draft %s is not read', (_, text) => {
  keepDraft('visitor', 'registration:patient', text);
  expect(readRegistrationDraft('patient')).toBeUndefined();
});
