import * as z from 'zod/mini';
import { codeText } from '#contracts/billing/code-text';
import { cents, fileUrl, isoInstant, withoutMarkup } from '#contracts/kernel/fields';
import { printedText, requiredPhone, requiredText } from '#contracts/kernel/form-fields';
import { lineText } from '#contracts/kernel/line-text';
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

/** A name or address that may be left empty. */
function printedOrEmpty(longest: number) {
  return lineText(longest).check(withoutMarkup);
}

/**
 * The billing data as the profile and the choice of a plan save them: only the tax code is compulsory, and each field is
 * checked as above (BILL-17, PLAN-11). A field left out stays as it is. Name, surname and phone belong to the profile,
 * which requires them: given, they are not empty.
 */
export const billingChanges = {
  firstName: z.optional(companyFields.firstName),
  lastName: z.optional(companyFields.lastName),
  phone: z.optional(companyFields.phone),
  companyName: z.optional(printedOrEmpty(200)),
  taxCode: companyFields.taxCode,
  vatNumber: z.optional(codeText(32)),
  billingAddress: z.optional(printedOrEmpty(300)),
  iban: z.optional(codeText(34)),
  accountHolder: z.optional(printedOrEmpty(200)),
  bankName: z.optional(lineText(200)),
};

/** The longest stored text that is shown, in UTF-16 units; a longer one is cut. */
export const longestStored = 2000;

/** A stored text as `ownBillingData` gave it. */
const stored = () => z.optional(lineText(longestStored));

/** The billing data as a form shows them, empty where nothing is saved. The e-mail is the account's. */
const savedData = z.object({
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
});

const signedDocument = z.object({
  /** The plan whose contract it is, or the platform's own word for another document; empty when it says none. */
  type: z.string(),
  acceptedAt: z.nullable(isoInstant),
  isValid: z.boolean(),
  /** Null when the platform names no file that can be fetched. */
  file: z.nullable(fileUrl),
});

const feeReceipt = z.object({
  /** As the platform states it. */
  amountCents: z.nullable(cents),
  paidAt: z.nullable(isoInstant),
  /** Empty when the platform gives none. */
  files: z.array(fileUrl),
});

export const billingApi = api('billing', {
  /** The professional's current billing data, with which the form begins; empty where nothing is saved. */
  ownBillingData: query({
    access: 'professionals',
    input: z.strictObject({}),
    output: savedData,
  }),

  /**
   * Saves the professional's billing data and sends the alert 'Profilo Completo', which says that the profile still has
   * to be completed. The alert is sent once, even when the data could not be saved (COMPL-17).
   */
  completeBillingData: command({
    access: 'professionals',
    affects: ['billing/own-billing-data', 'setup/own-setup'],
    input: z.strictObject({ ...companyFields, ...paymentFields }),
    output: z.object({}),
  }),

  /**
   * Saves the fields given and answers the data as they are saved; no alert is sent. `before` holds the values these
   * fields had in `ownBillingData`, a field left out was empty. A field equal to its earlier value is not written, so
   * that what another tab has changed stays; one that another tab has changed to something else refuses with
   * `changed_elsewhere`, and nothing is saved (BILL-16..19, AMB-39).
   */
  saveBillingData: command({
    access: 'professionals',
    affects: ['billing/own-billing-data', 'profile/own-profile', 'setup/own-setup'],
    input: z.strictObject({
      ...billingChanges,
      before: z.strictObject({
        firstName: stored(),
        lastName: stored(),
        phone: stored(),
        companyName: stored(),
        taxCode: stored(),
        vatNumber: stored(),
        billingAddress: stored(),
        iban: stored(),
        accountHolder: stored(),
        bankName: stored(),
      }),
    }),
    output: savedData,
  }),

  /**
   * The documents the professional has signed, newest first, and the contract in force: of those that are valid the one
   * accepted last, null without any (BILL-06, BILL-07, BILL-11).
   */
  listSignedDocuments: query({
    access: 'professionals',
    input: z.strictObject({}),
    output: z.object({ contract: z.nullable(signedDocument), documents: z.array(signedDocument) }),
  }),

  /** What the professional has paid for the plan, newest first, with the receipts there are (PDATA-11). */
  listFeeReceipts: query({
    access: 'professionals',
    input: z.strictObject({}),
    output: z.object({ receipts: z.array(feeReceipt) }),
  }),

  /** Remembers that the billing data will be given later, so that the next sign-in does not lead to them. */
  postponeBillingData: command({
    access: 'professionals',
    input: z.strictObject({}),
    output: z.object({}),
  }),
});

export const {
  ownBillingData,
  completeBillingData,
  saveBillingData,
  listSignedDocuments,
  listFeeReceipts,
  postponeBillingData,
} = billingApi;
