import { expect, test } from 'vitest';
import { draftOfValues } from '#web/features/registration/wizard/draft-of-values';

const neverKept = ['password', 'passwordConfirmation', 'identityDocuments'];

test('a draft keeps all but passwords and files, and names those that were there', () => {
  const identityDocuments = [{ id: 'act', file: new File([], 'carta.pdf'), displayName: 'carta.pdf' }];
  const typed = { email: 'lucia@example.it', password: 'segreta88', passwordConfirmation: '', terms: true };
  const draft = draftOfValues({ ...typed, identityDocuments }, neverKept);
  expect(draft).toEqual({
    values: { email: 'lucia@example.it', terms: true },
    leftOut: ['password', 'identityDocuments'],
  });
  expect(JSON.stringify(draft)).not.toMatch(/segreta88|carta\.pdf/);
});
