import * as z from 'zod/mini';
import { codeText } from '#contracts/billing/code-text';
import { printedText, requiredPhone, requiredText } from '#contracts/kernel/form-fields';
import { api, command, query } from '#contracts/kernel/operation';

function requiredCode(longest: number) {
  return codeText(longest).check(z.minLength(1, 'required'));
}

/**
 * First step, 'Dati societari'. The e-mail is shown beside it but not changed: it is the account's sign-in. Messages
 * are codes: `required`, `too_short`, `invalid`, `invisible_characters`, `markup` (COMPL-02).
 */
export const companyFields = {
  firstName: printedText(80),
  lastName: printedText(80),
  phone: requiredPhone(30),
  companyName: printedText(200),
  /** At least eight characters; the full check of a tax code is only a warning in the form, never a refusal. */
  taxCode: codeText(32).check(z.minLength(8, 'too_short')),
  vatNumber: requiredCode(32),
  billingAddress: printedText(300),
};

/** Second step, 'Dati per il pagamento' (COMPL-14). */
export const paymentFields = { iban: requiredCode(34), accountHolder: printedText(200), bankName: requiredText(200) };

export const billingApi = api('billing', {
  /** The professional's current billing data, with which the form begins; empty where nothing is saved. */
  ownBillingData: query({
    access: 'professionals',
    input: z.strictObject({}),
    output: z.object({
      firstName: z.string(),
      lastName: z.string(),
      phone: z.string(),
      email: z.string(),
      companyName: z.string(),
      taxCode: z.string(),
      vatNumber: z.string(),
      billingAddress: z.string(),
      iban: z.string(),
      accountHolder: z.string(),
      bankName: z.string(),
    }),
  }),

  /**
   * Saves the professional's billing data and sends the alert 'Profilo Completo', which says that the profile still has
   * to be completed. The alert is sent once, even when the data could not be saved (COMPL-17).
   */
  completeBillingData: command({
    access: 'professionals',
    affects: ['billing/own-billing-data'],
    input: z.strictObject({ ...companyFields, ...paymentFields }),
    output: z.object({}),
  }),

  /** Remembers that the billing data will be given later, so that the next sign-in does not lead to them. */
  postponeBillingData: command({
    access: 'professionals',
    input: z.strictObject({}),
    output: z.object({}),
  }),
});

export const { ownBillingData, completeBillingData, postponeBillingData } = billingApi;
