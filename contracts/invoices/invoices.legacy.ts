import * as z from 'zod';
import { defineLegacyCall } from '#contracts/kernel/platform/legacy-call';
import {
  phpEuroCents,
  phpLenientList,
  phpList,
  phpNumber,
  phpObject,
  phpOrEmpty,
  phpText,
} from '#contracts/kernel/platform/php-values';
import { readBy } from '#contracts/kernel/platform/readers';

/** A month's total between a professional and one patient: `price` is gross, `total` is after the fee. */
export const legacyInvoice = z.looseObject({
  id: phpText(),
  target: phpText(),
  price: readBy(phpEuroCents(), 'invoiced-patient'),
  total: readBy(phpEuroCents(), 'owner'),
  month: readBy(phpNumber().pipe(z.int().min(1).max(12)), 'owner', 'invoiced-patient'),
  year: readBy(phpNumber().pipe(z.int()), 'owner', 'invoiced-patient'),
  /** The invoice the professional has uploaded for the month; empty while there is none. */
  invoices_professional: phpOrEmpty(
    phpObject({
      /** Names among the platform's media. */
      file: phpLenientList(readBy(phpText(), 'owner', 'invoiced-patient'), 'invoices_professional.file'),
    }),
    'invoices_professional',
  ),
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
