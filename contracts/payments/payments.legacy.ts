import * as z from 'zod';
import { defineLegacyCall } from '#contracts/kernel/platform/legacy-call';
import {
  phpBoolean,
  phpEuroCents,
  phpLenient,
  phpLenientOr,
  phpLenientText,
  phpObject,
  phpOptional,
  phpOrEmpty,
  phpText,
} from '#contracts/kernel/platform/php-values';
import { readBy } from '#contracts/kernel/platform/readers';
import { paymentPage } from '#contracts/payments/payment-page';

/**
 * Asks for the page on which an event is paid; refuses with `AMOUNT_NOT_REACHED`. An answer without `link` means that
 * the credit covered the price and the event is accepted (LEG-05).
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
  answer: phpObject({ link: phpOptional(phpText().pipe(paymentPage)) }),
});

/** What a patient's invoices need, in the public part of the user. */
export const payerFields = {
  billing_info: phpOrEmpty(
    phpObject({
      codice_fiscale: readBy(phpLenientText('billing_info.codice_fiscale'), 'owner', 'treating-professional'),
      /** Whether the cost of the sessions goes to the Sistema Tessera Sanitaria. */
      deduct_cost: readBy(phpLenient(phpBoolean(), 'billing_info.deduct_cost'), 'owner'),
    }),
    'billing_info',
  ),
};

/** A patient's credit, in the part of the user that the administration manages. */
export const creditFields = {
  /** Null for a credit that cannot be read, which is not the same as none. */
  wallet: readBy(phpLenientOr(phpEuroCents(), 'wallet', null), 'owner'),
};
