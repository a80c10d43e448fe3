import type { OperationHandler } from '#bff/run-operation';
import type { readTerms } from '#contracts/terms/terms.api';
import { termsFile } from '#contracts/terms/terms-file';

/** The downloadable document as text to read on screen. */
export const handleReadTerms: OperationHandler<typeof readTerms> = async (context, { audience, document }) => ({
  blocks: [...(await context.terms.blocks(termsFile(audience, document)))],
});
