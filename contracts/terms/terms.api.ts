import * as z from 'zod/mini';
import { api, query } from '#contracts/kernel/operation';

/** The audience of the documents, and the two documents of each (REG-17). */
export const termsAudiences = ['patient', 'professional'] as const;
export const termsDocuments = ['terms', 'privacy'] as const;

/** One paragraph of a document: plain text, never markup. */
export const termsBlock = z.object({ kind: z.enum(['heading', 'paragraph', 'item']), text: z.string() });

export type TermsBlock = z.output<typeof termsBlock>;

export const termsApi = api('terms', {
  /** A document to read on screen: the same file that can be downloaded, paragraph by paragraph. */
  readTerms: query({
    access: 'everyone',
    input: z.strictObject({ audience: z.enum(termsAudiences), document: z.enum(termsDocuments) }),
    output: z.object({ blocks: z.array(termsBlock) }),
  }),
});

export const { readTerms } = termsApi;
