import * as z from 'zod/mini';

/** A document small enough to travel inside an answer: its name to be saved under, and its bytes as base64. */
export const pdfFile = z.object({ fileName: z.string(), base64: z.string() });

export type PdfFile = z.output<typeof pdfFile>;
