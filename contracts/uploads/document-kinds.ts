/** The lists a professional's documents belong to at registration (UPL-03, AMB-16), and where the account keeps them. */
export const documentKinds = ['identity', 'certificate', 'certificate_psychotherapy'] as const;

export type DocumentKind = (typeof documentKinds)[number];

/** How many documents a list takes. */
export const mostDocuments = 20;

/** The largest file a user may add, in bytes. */
export const largestFileBytes = 15 * 1024 * 1024;

/** What an identity document or certificate may be (REG-76): extension → media type. */
export const documentTypes: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  pdf: 'application/pdf',
};
