import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { findDraft, forgetDraft, keepDraft, readDraft, storeDraft, wipeDrafts } from '#web/forms/draft-store';

test('a draft is kept for its writer alone until it is emptied', () => {
  keepDraft('pt-giulia', 'chat:1', 'Buongiorno');
  expect(readDraft('pt-giulia', 'chat:1')).toBe('Buongiorno');
  expect(readDraft('pt-marco', 'chat:1')).toBe('');
  keepDraft('pt-giulia', 'chat:1', '');
  expect(readDraft('pt-giulia', 'chat:1')).toBe('');
  expect(sessionStorage).toHaveLength(0);
});

test('wiping forgets every draft, or every one but one user’s, and nothing else', () => {
  sessionStorage.setItem('something else', 'stays');
  keepDraft('pt-giulia', 'chat:1', 'Buongiorno');
  keepDraft('pt-giulia-2', 'chat:1', 'Altra persona');
  wipeDrafts({ except: 'pt-giulia' });
  expect(readDraft('pt-giulia', 'chat:1')).toBe('Buongiorno');
  expect(readDraft('pt-giulia-2', 'chat:1')).toBe('');
  wipeDrafts();
  expect(readDraft('pt-giulia', 'chat:1')).toBe('');
  expect(sessionStorage.getItem('something else')).toBe('stays');
});

const kind = { name: 'request', version: 2, schema: z.object({ subject: z.string() }) };

function keptAs(stored: unknown) {
  keepDraft('pt-giulia', 'request', typeof stored === 'string' ? stored : JSON.stringify(stored));
}

test('a draft is found in the shape it was kept in, until it is forgotten', () => {
  expect(findDraft(kind, 'pt-giulia')).toEqual({ kind: 'none' });
  storeDraft(kind, 'pt-giulia', { subject: 'Orari' });
  expect(findDraft(kind, 'pt-giulia')).toEqual({ kind: 'kept', value: { subject: 'Orari' } });
  expect(findDraft(kind, 'pt-marco')).toEqual({ kind: 'none' });
  forgetDraft(kind, 'pt-giulia');
  expect(findDraft(kind, 'pt-giulia')).toEqual({ kind: 'none' });
});

test.each([
  ['another version', { version: 1, value: { subject: 'Orari' } }],
  ['another shape', { version: 2, value: { subject: 7 } }],
  ['no version', { subject: 'Orari' }],
  ['plain text', 'Orari'],
])('a draft of %s is unreadable rather than half read', (_, stored) => {
  keptAs(stored);
  expect(findDraft(kind, 'pt-giulia')).toEqual({ kind: 'unreadable' });
});

test.each([
  ['of an older version', { version: 1, value: { title: 'Orari' } }],
  ['from before versions', { title: 'Orari' }],
  ['that held its version beside its fields', { version: 2, title: 'Orari' }],
])('a draft %s is migrated, and dropped when the migration cannot read it', (_, stored) => {
  const migrate = (older: unknown) => ({ subject: (older as { title?: string }).title });
  keptAs(stored);
  expect(findDraft({ ...kind, migrate }, 'pt-giulia')).toEqual({ kind: 'kept', value: { subject: 'Orari' } });
  keptAs({ version: 1, value: {} });
  expect(findDraft({ ...kind, migrate }, 'pt-giulia')).toEqual({ kind: 'unreadable' });
});
