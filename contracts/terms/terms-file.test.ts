import { expect, test } from 'vitest';
import { isTermsFile, termsFile, termsFiles } from '#contracts/terms/terms-file';

test.each([
  { audience: 'patient', document: 'terms', file: 'Patient_Termini_e_Condizioni.docx', id: 'REG-17' },
  { audience: 'professional', document: 'terms', file: 'Professional_Termini_e_Condizioni.docx', id: 'REG-17' },
  { audience: 'patient', document: 'privacy', file: 'Patient_Privacy.docx', id: 'REG-18' },
  { audience: 'professional', document: 'privacy', file: 'Professional_Privacy.docx', id: 'REG-18' },
] as const)('the $document of a $audience are the file $file ($id)', ({ audience, document, file }) => {
  expect(termsFile(audience, document)).toBe(file);
  expect(termsFiles).toContain(file);
});

test.each([
  'Privacy.docx',
  'patient_Privacy.docx',
  'Patient_Privacy.pdf',
  '../Patient_Privacy.docx',
  'constructor',
  '',
])('no other name is one of the four: "%s"', (name) => {
  expect(isTermsFile(name)).toBe(false);
  expect(termsFiles).toHaveLength(4);
});
