import * as z from 'zod';
import { defineLegacyCall } from '#contracts/kernel/legacy-call';
import { phpObject, phpOptional, phpText } from '#contracts/kernel/php-values';

/**
 * Signs an informed consent, or with `download_only` only makes its document (LEG-14 to 19; the path is spelled so).
 * `user_pt` is the therapist, the places are written addresses; `file` is where the document lies.
 */
export const informedConsent = defineLegacyCall({
  name: 'informedConsent',
  provenance: 'documented',
  base: 'php',
  method: 'POST',
  path: '/custom.php/conseso-informato',
  safeToRepeat: false,
  rewrites: ['caller', 'addressee'],
  request: z.object({
    private_token: z.string(),
    user_pt: z.string(),
    birth_place: z.string(),
    current_place: z.string(),
    cap: z.string(),
    download_only: z.boolean(),
  }),
  answer: phpObject({ file: phpOptional(phpText()) }),
});
