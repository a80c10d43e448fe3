import * as z from 'zod/mini';
import { idempotencyKey } from '#contracts/kernel/fields';
import { api, command } from '#contracts/kernel/operation';
import { exactText } from '#contracts/kernel/text-fields';
import { documentKinds } from '#contracts/uploads/document-kinds';

export const { storeDocument } = api('uploads', {
  /**
   * Adds a file to one of a professional's lists of documents. It is not under `/api`: it comes as a two-part form to
   * `/files/documents/<kind>`, first `idempotencyKey`, then `file`. Repeated with the same idempotency key, the file is
   * not added again and the answer is the same stored name (REG-117).
   */
  storeDocument: command({
    access: 'joining-professionals',
    input: z.strictObject({
      kind: z.enum(documentKinds),
      idempotencyKey,
      /** The name on the user's device, without a path: it claims a file type and is not stored. */
      fileName: exactText(200).check(z.regex(/^[^/\\]+$/)),
      bytes: z.instanceof(Uint8Array),
    }),
    output: z.object({ name: z.string() }),
    refusals: {
      /** Not a JPEG, PNG or PDF from its first byte to its last, or not the type its name claims (REG-76). */
      unsupported_file: { status: 422 },
      file_empty: { status: 422 },
      /** More than 15 MB (UPL-11). */
      file_too_large: { status: 413 },
      /** The list is full. */
      list_full: { status: 422 },
    },
  }),
});
