import * as z from 'zod/mini';
import { chosenAddress } from '#contracts/addresses/addresses.api';
import { payerTaxCode } from '#contracts/payments/payments.api';
import { personFields } from '#contracts/registration/person-fields';

/*
 * The fields of the profile that a patient may change, as the form collects them and the operation takes them.
 * Messages are codes, which the interface turns into words: `required`, `too_short`, `invalid`, `not_chosen`.
 */

/** A mandatory consent can be given here, and not be withdrawn: that closes the account (PATIENT-41). */
const given = z.literal(true);

export const patientFields = {
  phone: personFields.phone,
  terms: given,
  privacy: given,
  personalData: given,
  serviceFee: given,
  newsletter: z.boolean(),
  /** Where invoices go to: stored as `indirizzo` (PATIENT-21). */
  address: chosenAddress,
  taxCode: payerTaxCode,
  /** Whether the cost of the sessions is sent to the Sistema Tessera Sanitaria (PATIENT-33). */
  deductCost: z.boolean(),
};

export type PatientField = keyof typeof patientFields;

/** The fields in the order of the form. */
export const patientFieldNames = Object.keys(patientFields) as PatientField[];
