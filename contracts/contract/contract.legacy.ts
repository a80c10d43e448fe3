import * as z from 'zod';
import { defineLegacyCall } from '#contracts/kernel/platform/legacy-call';
import { phpInstant, phpLenient, phpLenientText, phpObject } from '#contracts/kernel/platform/php-values';
import { readBy } from '#contracts/kernel/platform/readers';

/**
 * Sends a text message with the link on which the contract of the current plan is signed; `phone` is prefix and number
 * (LEGACY-42). Signing happens on the platform's own page.
 */
export const sendContractCode = defineLegacyCall({
  name: 'sendContractCode',
  provenance: 'assumed',
  base: 'php',
  method: 'POST',
  path: '/endpoint.php/contract',
  safeToRepeat: false,
  request: z.object({ private_token: z.string(), phone: z.string() }),
  answer: phpObject({}),
});

/** In the public part of a professional: the number the last signing link was sent to (PDATA-04). */
export const contractFields = {
  contract_phone: readBy(phpLenientText('contract_phone'), 'owner'),
};

/** What this program stores of the last signing link: when it was sent, and for which plan. */
export const contractCodeField = () =>
  phpLenient(
    phpObject({
      sent_at: readBy(phpLenient(phpInstant(), 'contract_code.sent_at'), 'owner'),
      plan: phpLenientText('contract_code.plan'),
    }),
    'contract_code',
  );
