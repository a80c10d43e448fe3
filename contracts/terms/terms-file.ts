import type { termsAudiences, termsDocuments } from '#contracts/terms/terms.api';

export type TermsAudience = (typeof termsAudiences)[number];
export type TermsDocument = (typeof termsDocuments)[number];

const audienceParts = { patient: 'Patient', professional: 'Professional' } as const;
const documentParts = { terms: 'Termini_e_Condizioni', privacy: 'Privacy' } as const;

/** The platform's name for a document's file. */
export type TermsFile = `${(typeof audienceParts)[TermsAudience]}_${(typeof documentParts)[TermsDocument]}.docx`;

/** The file name of a document, on the platform and when downloaded (REG-17). */
export function termsFile(audience: TermsAudience, document: TermsDocument): TermsFile {
  return `${audienceParts[audience]}_${documentParts[document]}.docx`;
}

/** All four files. */
export const termsFiles: readonly TermsFile[] = [
  termsFile('patient', 'terms'),
  termsFile('patient', 'privacy'),
  termsFile('professional', 'terms'),
  termsFile('professional', 'privacy'),
];

/** Whether the name is one of the four files. */
export function isTermsFile(name: string): name is TermsFile {
  return (termsFiles as readonly string[]).includes(name);
}
