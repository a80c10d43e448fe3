/** The lists of a professional's documents at registration, and their names in the account (UPL-03). */
export const documentKinds = ['identity', 'certificate', 'certificate_psychotherapy'] as const;

export type DocumentKind = (typeof documentKinds)[number];

/** The most documents a list holds. */
export const mostDocuments = 20;

/** The largest file a user may add, in bytes. */
export const largestFileBytes = 15 * 1024 * 1024;

/** The file types of an identity document or certificate: extension → media type (REG-76). */
export const documentTypes: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  pdf: 'application/pdf',
};
