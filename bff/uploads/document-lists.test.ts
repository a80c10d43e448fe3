import { expect, test } from 'vitest';
import { documentsIn, everyDocument, withDocument } from '#bff/uploads/document-lists';
import { userRecord } from '#contracts/users/own-user.legacy';

const degree = { education: 'Laurea', institute: 'Bicocca', passed_year: '2004', note: 'sua' };

const userWith = (profile: Record<string, unknown>) =>
  userRecord.parse({ public_configuration: profile, manager_configuration: [], configuration: [] });

test.each([
  { kind: 'identity', before: { identity_documents: ['a.pdf'] }, after: { identity_documents: ['a.pdf', 'b.pdf'] } },
  {
    kind: 'identity',
    before: { identity_documents: { 1: 'a.pdf' } },
    after: { identity_documents: ['a.pdf', 'b.pdf'] },
  },
  { kind: 'identity', before: {}, after: { identity_documents: ['b.pdf'] } },
  { kind: 'identity', before: { identity_documents: null }, after: { identity_documents: ['b.pdf'] } },
  {
    kind: 'certificate_psychotherapy',
    before: { certificatePsychotherapy: '' },
    after: { certificatePsychotherapy: ['b.pdf'] },
  },
  {
    kind: 'certificate',
    before: { qualifications: [{ ...degree, filesList: ['a.pdf'] }, { education: 'Master' }] },
    after: { qualifications: [{ ...degree, filesList: ['a.pdf', 'b.pdf'] }, { education: 'Master' }] },
  },
  {
    kind: 'certificate',
    before: { qualifications: { 3: degree } },
    after: { qualifications: [{ ...degree, filesList: ['b.pdf'] }] },
  },
  {
    kind: 'certificate',
    before: { qualifications: [] },
    after: { qualifications: [{ education: '', institute: '', passed_year: '', filesList: ['b.pdf'] }] },
  },
] as const)(
  'a document joins its list, and all else stays: $kind, $before (DATA-09, DATA-17, DATA-18)',
  ({ kind, before, after }) => {
    expect(withDocument(userWith(before), kind, 'b.pdf')).toEqual({ public_configuration: after });
  },
);

test('a document that is in its list already changes nothing', () => {
  const user = userWith({
    identity_documents: ['a.pdf'],
    qualifications: [{ ...degree, filesList: ['a.pdf'] }],
    certificatePsychotherapy: ['a.pdf'],
  });
  for (const kind of ['identity', 'certificate', 'certificate_psychotherapy'] as const) {
    expect(withDocument(user, kind, 'a.pdf')).toEqual({});
    expect(documentsIn(user, kind)).toEqual(['a.pdf']);
  }
});

test('a user’s documents are those of all lists, and of every qualification', () => {
  const user = userWith({
    identity_documents: ['a.pdf'],
    qualifications: [{ filesList: ['b.pdf'] }, { filesList: { 2: 'c.pdf' } }, 'odd'],
    certificatePsychotherapy: ['d.pdf'],
  });
  expect(everyDocument(user)).toEqual(['a.pdf', 'b.pdf', 'c.pdf', 'd.pdf']);
  expect(everyDocument(userWith({}))).toEqual([]);
});
