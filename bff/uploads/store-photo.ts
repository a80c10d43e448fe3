import { sessionOf } from '#bff/context';
import { idempotencyMark, isMarked } from '#bff/idempotency-mark';
import { pictureUrl } from '#bff/media/picture-url';
import type { OperationHandler } from '#bff/run-operation';
import { cleanedContent, digestOf } from '#bff/uploads/cleaned-content';
import type { ImageCleaner } from '#bff/uploads/image-cleaner';
import { storedName, storedStem } from '#bff/uploads/stored-name';
import { ascoltoOf, withAscolto } from '#bff/users/ascolto-part';
import { ownRecord } from '#bff/users/own-user';
import { recordIn } from '#bff/users/php-parts';
import { updateOwnUser } from '#bff/users/update-own-user';
import type { storePhoto } from '#contracts/uploads/uploads.api';
import { upload } from '#contracts/uploads/uploads.legacy';
import type { UserRecord } from '#contracts/users/own-user.legacy';

/**
 * Checks a photo by its content, redraws it, stores it with variations for everybody to see, and makes it the caller's
 * picture; until that is done the earlier one stays. A photo whose idempotency key is the picture's already is not sent
 * again. Refuses with `unsupported_file`, `file_empty`, `file_too_large` or `too_many_pixels` (PROF-21, LEGACY-48).
 */
export function createStorePhoto(cleanImage: ImageCleaner): OperationHandler<typeof storePhoto> {
  return async (context, { idempotencyKey, fileName, bytes }) => {
    const session = sessionOf(context);
    const { privateToken: private_token, publicToken: owner } = session;
    const { content } = await cleanedContent(cleanImage, { fileName, bytes }, { acceptsPdf: false });
    const stem = await storedStem({ owner, kind: 'photo', idempotencyKey });
    const mark = idempotencyMark(stem, { fileName, digest: await digestOf(bytes) });
    const urlOf = (picture: string) => ({ pictureUrl: pictureUrl(picture, context.settings.mediaBase) });
    return context.runExclusive([`photo:${owner}`], async () => {
      const present = pictureMarked(await ownRecord(context, session), mark);
      if (present !== undefined) return urlOf(present);
      const name = storedName(stem, fileName, content.mediaType);
      const flags = { private: 0, onlymine: 0, generate_variations: 1 } as const;
      const stored = await context.legacy.call(upload, { private_token, name, content, ...flags });
      const picture = stored.name ?? name;
      await updateOwnUser(context, (present) => ({
        picture,
        configuration: withAscolto(present, { photo: { act: mark, name: picture } }),
      }));
      return urlOf(picture);
    });
  };
}

/** The user's picture, when this mark set it. Refuses with `key_reused` another photo under the same key. */
function pictureMarked(user: UserRecord, mark: string): string | undefined {
  const { act, name } = recordIn(ascoltoOf(user)['photo']);
  const isPresent = typeof name === 'string' && user['picture'] === name;
  return isPresent && typeof act === 'string' && isMarked(act, mark) ? name : undefined;
}
