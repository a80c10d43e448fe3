import * as z from 'zod/mini';
import { api, query } from '#contracts/kernel/operation';

/** Whose documents, and which of the two (REG-17, REG-18). */
export const termsAudiences = ['patient', 'professional'] as const;
export const termsDocuments = ['terms', 'privacy'] as const;

/** One paragraph of a document: plain text, never markup. */
export const termsBlock = z.object({ kind: z.enum(['heading', 'paragraph', 'item']), text: z.string() });

export type TermsBlock = z.output<typeof termsBlock>;

export const termsApi = api('terms', {
  /** A document to be read on screen: the very file that can be downloaded, paragraph by paragraph. */
  readTerms: query({
    access: 'everyone',
    input: z.strictObject({ audience: z.enum(termsAudiences), document: z.enum(termsDocuments) }),
    output: z.object({ blocks: z.array(termsBlock) }),
  }),
});

export const { readTerms } = termsApi;
