import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { findDraft, forgetDraft, storeDraft } from '#web/forms/draft-store';
import { keepDraft } from '#web/forms/tab-drafts';

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
