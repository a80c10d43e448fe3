import * as z from 'zod/mini';
import { idempotencyKey } from '#contracts/kernel/fields';
import { api, command } from '#contracts/kernel/operation';
import { exactText } from '#contracts/kernel/text-fields';
import { documentKinds } from '#contracts/uploads/document-kinds';

export const { storeDocument } = api('uploads', {
  /**
   * Adds a file to one of a professional's lists of documents (REG-117). It comes as a form of two parts to
   * `/files/documents/<kind>`, first `act` and then `file`, so that it is no operation under `/api`; all else about it is.
   * Asked again with the same act, the file is not added twice, and the answer is the same stored name.
   */
  storeDocument: command({
    access: 'joining-professionals',
    input: z.strictObject({
      kind: z.enum(documentKinds),
      idempotencyKey,
      /** As the user's device names it, without a path: it says what the file claims to be, and is kept nowhere. */
      fileName: exactText(200).check(z.regex(/^[^/\\]+$/)),
      bytes: z.instanceof(Uint8Array),
    }),
    output: z.object({ name: z.string() }),
    refusals: {
      /** Not a JPEG, PNG or PDF from its first byte to its last, or not what its name says (REG-76, REG-77). */
      unsupported_file: { status: 422 },
      file_empty: { status: 422 },
      /** More than 15 MB (UPL-11). */
      file_too_large: { status: 413 },
      /** The list has as many documents as it takes. */
      list_full: { status: 422 },
    },
  }),
});
