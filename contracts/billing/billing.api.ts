import * as z from 'zod/mini';
import { codeText } from '#contracts/billing/code-text';
import { printedText, requiredPhone, requiredText } from '#contracts/kernel/form-fields';
import { api, command, query } from '#contracts/kernel/operation';

function requiredCode(longest: number) {
  return codeText(longest).check(z.minLength(1, 'required'));
}

/**
 * First step, 'Dati societari' (COMPL-02 to 11), beside the e-mail, which is the account's own and shown only: changing
 * it would change how one signs in. Messages are codes: `required`, `too_short`, `invalid`, `invisible_characters`, `markup`.
 */
export const companyFields = {
  firstName: printedText(80),
  lastName: printedText(80),
  phone: requiredPhone(30),
  companyName: printedText(200),
  /** Eight characters at least; the whole check of a tax code is a warning of the form and never a refusal. */
  taxCode: codeText(32).check(z.minLength(8, 'too_short')),
  vatNumber: requiredCode(32),
  billingAddress: printedText(300),
};

/** Second step, 'Dati per il pagamento' (COMPL-14 to 16). */
export const paymentFields = { iban: requiredCode(34), accountHolder: printedText(200), bankName: requiredText(200) };

export const billingApi = api('billing', {
  /** What one's own billing data are now, empty where nothing is kept; the form begins with them. */
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
   * Keeps one's own billing data, and tells the user with the alert 'Profilo Completo' that the profile is still to be
   * completed (COMPL-17 to 19): the alert goes out once, also when the data could not be kept.
   */
  completeBillingData: command({
    access: 'professionals',
    affects: ['billing/own-billing-data'],
    input: z.strictObject({ ...companyFields, ...paymentFields }),
    output: z.object({}),
  }),

  /** Remembers that the billing data will be given later, so that the next sign-in does not lead there by itself. */
  postponeBillingData: command({
    access: 'professionals',
    input: z.strictObject({}),
    output: z.object({}),
  }),
});

export const { ownBillingData, completeBillingData, postponeBillingData } = billingApi;
