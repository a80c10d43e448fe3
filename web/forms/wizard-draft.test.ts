import { expect, test } from 'vitest';
import { findDraft, storeDraft } from '#web/forms/draft-store';
import { keepDraft } from '#web/forms/tab-drafts';
import { partedValues, wizardDraftKind } from '#web/forms/wizard-draft';

const neverKept = ['password', 'passwordConfirmation', 'identityDocuments'];
const blank = { email: '', terms: false, languages: [], address: null, password: '' };
const kind = wizardDraftKind('registration', blank, neverKept);

const kept = {
  savedAt: 1_795_000_000_000,
  values: { email: 'lucia@example.it', terms: true, languages: ['Italiano'], address: { id: 'x' } },
  leftOut: ['password'],
  attempt: { idempotencyKey: '0123456789abcdef', content: '{}' },
};

test('a draft keeps all but passwords and files, and names those that were there', () => {
  const identityDocuments = [{ id: 'act', file: new File([], 'carta.pdf'), displayName: 'carta.pdf' }];
  const typed = { email: 'lucia@example.it', password: 'segreta88', passwordConfirmation: '', terms: true };
  const parted = partedValues({ ...typed, identityDocuments }, neverKept);
  expect(parted).toEqual({
    values: { email: 'lucia@example.it', terms: true },
    leftOut: ['password', 'identityDocuments'],
  });
  expect(JSON.stringify(parted)).not.toMatch(/segreta88|carta\.pdf/);
});

test('a draft is found as it was kept', () => {
  storeDraft(kind, 'visitor', kept);
  expect(findDraft(kind, 'visitor')).toEqual({ kind: 'kept', value: kept });
});

test('a draft of the first version is found with its attempt, a retry of which stays the same act', () => {
  const { idempotencyKey: act, content } = kept.attempt;
  keepDraft('visitor', 'registration', JSON.stringify({ version: 1, ...kept, attempt: { act, content } }));
  expect(findDraft(kind, 'visitor')).toEqual({ kind: 'kept', value: kept });
});

test('a first version that held its values alone is found', () => {
  keepDraft('visitor', 'registration', JSON.stringify({ version: 1, values: { email: 'lucia@example.it' } }));
  expect(findDraft(kind, 'visitor').value).toMatchObject({
    values: { email: 'lucia@example.it' },
    leftOut: [],
    attempt: null,
  });
});

test.each([
  ['a text', { email: 7 }],
  ['a tick', { terms: 'yes' }],
  ['a list', { languages: 'Italiano' }],
])('a draft that holds something else where the form has %s is unreadable', (_, values) => {
  storeDraft(kind, 'visitor', { ...kept, values });
  expect(findDraft(kind, 'visitor')).toEqual({ kind: 'unreadable' });
});

test('a field that the form no longer has is left out', () => {
  storeDraft(kind, 'visitor', { ...kept, values: { ...kept.values, fax: '02 555' } });
  expect(findDraft(kind, 'visitor').value?.values).toEqual(kept.values);
});

test('a password that got into a draft all the same is not read', () => {
  storeDraft(kind, 'visitor', { ...kept, values: { ...kept.values, password: 'segreta88' } });
  expect(findDraft(kind, 'visitor').value?.values).toEqual(kept.values);
});
