import * as z from 'zod';
import { fileContent } from '#contracts/kernel/file-content';
import { defineLegacyCall } from '#contracts/kernel/platform/legacy-call';
import { phpLenient, phpNumber, phpOptional, phpText } from '#contracts/kernel/platform/php-values';

/** This call takes yes and no as 1 and 0. */
const flag = z.union([z.literal(0), z.literal(1)]);

/**
 * Stores a file. `content` is a data URL. The answer's `name` is the stored one, which may differ from the one sent and
 * which every later save uses. An answer with neither name nor size is unreadable (LEGACY-26).
 */
export const upload = defineLegacyCall({
  name: 'upload',
  provenance: 'documented',
  base: 'media',
  method: 'POST',
  path: '/upload.php',
  safeToRepeat: false,
  request: z.object({
    private_token: z.string(),
    name: z.string(),
    content: fileContent(),
    private: flag,
    onlymine: flag,
    generate_variations: flag,
  }),
  answer: z
    .looseObject({
      name: phpOptional(phpText()),
      size: phpLenient(phpNumber(), 'size'),
      duration: phpLenient(phpNumber(), 'duration'),
    })
    .refine(({ name, size }) => name !== undefined || size !== undefined, 'says nothing of a file'),
});
