import * as z from 'zod';
import { defineLegacyCall } from '#contracts/kernel/platform/legacy-call';
import { phpObject } from '#contracts/kernel/platform/php-values';

/** Leaves a review of the event's therapist; the text of a refusal is shown as it comes (LEG-10). */
export const rate = defineLegacyCall({
  name: 'rate',
  provenance: 'documented',
  base: 'php',
  method: 'POST',
  path: '/custom.php/rating',
  safeToRepeat: false,
  rewrites: ['addressee'],
  request: z.object({
    private_token: z.string(),
    rate: z.int().min(1).max(5),
    text: z.string(),
    event_pt: z.string(),
  }),
  answer: phpObject({}),
});
