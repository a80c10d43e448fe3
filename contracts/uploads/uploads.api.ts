import * as z from 'zod/mini';
import { fileUrl, idempotencyKey } from '#contracts/kernel/fields';
import { api, command } from '#contracts/kernel/operation';
import { exactText } from '#contracts/kernel/text-fields';
import { documentKinds } from '#contracts/uploads/document-kinds';

/** A file as it was chosen. */
export const chosenFile = {
  idempotencyKey,
  /** The name on the user's device, without a path: the content decides the type. */
  fileName: exactText(200).check(z.regex(/^[^/\\]+$/)),
  bytes: z.instanceof(Uint8Array),
};

/** The refusals of every file that is sent. */
export const fileRefusals = {
  /** Not whole, not of an accepted type, or something else besides. */
  unsupported_file: { status: 422 },
  file_empty: { status: 422 },
  /** More than 15 MB (UPL-11). */
  file_too_large: { status: 413 },
  /** More than 50 megapixels, or fewer that take as much memory. */
  too_many_pixels: { status: 422 },
} as const;

export const { storeDocument, storePhoto } = api('uploads', {
  /**
   * Adds a file to one of a professional's lists of documents. It is not under `/api`: it comes as a two-part form to
   * `/files/documents/<kind>`, first `idempotencyKey`, then `file`. Repeated with the same idempotency key, the file is
   * not added again and the answer is the same stored name (REG-117).
   */
  storeDocument: command({
    access: 'joining-professionals',
    input: z.strictObject({ kind: z.enum(documentKinds), ...chosenFile }),
    output: z.object({ name: z.string() }),
    refusals: {
      /** A JPEG, PNG or PDF is accepted (REG-76). */
      ...fileRefusals,
      /** The list is full. */
      list_full: { status: 422 },
    },
  }),

  /**
   * Stores a photo with smaller variations of it and makes it the picture of the professional's profile; the earlier
   * one stays until then. It comes as `storeDocument`'s form does, to `/files/photo`. Repeated with the same
   * idempotency key, it is not stored again (PROF-21, LEGACY-18).
   */
  storePhoto: command({
    access: 'professionals',
    affects: ['profile/own-profile', 'therapists/therapist-detail', 'setup/own-setup'],
    input: z.strictObject(chosenFile),
    output: z.object({ pictureUrl: z.nullable(fileUrl) }),
    /** A JPEG or PNG is accepted (PROF-22). */
    refusals: fileRefusals,
  }),
});
