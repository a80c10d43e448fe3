import type { termsAudiences, termsDocuments } from '#contracts/terms/terms.api';

export type TermsAudience = (typeof termsAudiences)[number];
export type TermsDocument = (typeof termsDocuments)[number];

const audienceParts = { patient: 'Patient', professional: 'Professional' } as const;
const documentParts = { terms: 'Termini_e_Condizioni', privacy: 'Privacy' } as const;

/** What the platform calls a document's file. */
export type TermsFile = `${(typeof audienceParts)[TermsAudience]}_${(typeof documentParts)[TermsDocument]}.docx`;

/** The file of a document, as the platform calls it and as it is downloaded (REG-17, REG-18). */
export function termsFile(audience: TermsAudience, document: TermsDocument): TermsFile {
  return `${audienceParts[audience]}_${documentParts[document]}.docx`;
}

/** The four files there are. */
export const termsFiles: readonly TermsFile[] = [
  termsFile('patient', 'terms'),
  termsFile('patient', 'privacy'),
  termsFile('professional', 'terms'),
  termsFile('professional', 'privacy'),
];

/** Whether a file of that name is one of the four. */
export function isTermsFile(name: string): name is TermsFile {
  return (termsFiles as readonly string[]).includes(name);
}
