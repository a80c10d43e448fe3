import * as z from 'zod';
import { defineLegacyCall } from '#contracts/kernel/legacy-call';
import { phpObject, phpOptional, phpText } from '#contracts/kernel/php-values';

/** Nothing else may be opened in a browser; an answer with another link cannot be read. */
const webAddress = z.url({ protocol: /^https?$/ }).max(2048);

/**
 * Asks for the page an event is paid on (LEG-05 to 09); refuses with `AMOUNT_NOT_REACHED`. Without `link` the credit
 * covered the price and the event is accepted (C-11).
 */
export const acceptAppointment = defineLegacyCall({
  name: 'acceptAppointment',
  provenance: 'documented',
  base: 'php',
  method: 'POST',
  path: '/custom.php/appointment-accept',
  safeToRepeat: false,
  rewrites: ['caller'],
  request: z.object({ private_token: z.string(), event_pt: z.string(), type: z.literal('paypal') }),
  answer: phpObject({ link: phpOptional(phpText().pipe(webAddress)) }),
});
