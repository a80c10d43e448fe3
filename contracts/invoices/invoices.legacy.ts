import * as z from 'zod';
import { defineLegacyCall } from '#contracts/kernel/platform/legacy-call';
import { phpEuroCents, phpList, phpNumber, phpObject, phpText } from '#contracts/kernel/platform/php-values';
import { readBy } from '#contracts/kernel/platform/readers';

/** A month's total between a professional and one patient: `price` is gross, `total` is after the fee. */
export const legacyInvoice = z.looseObject({
  id: phpText(),
  target: phpText(),
  price: phpEuroCents(),
  total: readBy(phpEuroCents(), 'owner'),
  month: readBy(phpNumber().pipe(z.int().min(1).max(12)), 'owner'),
  year: readBy(phpNumber().pipe(z.int()), 'owner'),
});

export type LegacyInvoiceOnWire = z.input<typeof legacyInvoice>;

/** Every monthly record of the user: a professional's own, or those in which the patient is the target. */
export const listInvoices = defineLegacyCall({
  name: 'listInvoices',
  provenance: 'assumed',
  base: 'php',
  method: 'POST',
  path: '/endpoint.php/invoices',
  safeToRepeat: true,
  request: z.object({ private_token: z.string() }),
  answer: phpObject({ invoices: phpList(legacyInvoice, 'invoices') }),
});
