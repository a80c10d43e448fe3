import * as z from 'zod/mini';

/** A document small enough to be part of an answer: the file name to save it under, and its bytes as base64. */
export const pdfFile = z.object({ fileName: z.string(), base64: z.string() });

export type PdfFile = z.output<typeof pdfFile>;
