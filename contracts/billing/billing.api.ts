import * as z from 'zod/mini';
import { codeText } from '#contracts/billing/code-text';
import { shortestTaxCode } from '#contracts/billing/short-tax-code';
import { fieldRevision, fieldsChanged } from '#contracts/kernel/field-revisions';
import { cents, fileUrl, isoInstant, withoutMarkup } from '#contracts/kernel/fields';
import { printedText } from '#contracts/kernel/form-fields';
import { lineText } from '#contracts/kernel/line-text';
import { api, command, query } from '#contracts/kernel/operation';
import { planName } from '#contracts/plans/plan-names';
import { personFields } from '#contracts/registration/person-fields';

function requiredCode(longest: number) {
  return codeText(longest).check(z.minLength(1, 'required'));
}

/**
 * First step, 'Dati societari'. Name, surname and phone are the profile's, by its rules. The e-mail is shown beside
 * them but not changed: it is the account's sign-in. Messages are codes: `required`, `too_short`, `invalid`,
 * `invisible_characters`, `markup` (COMPL-02).
 */
export const companyFields = {
  firstName: personFields.firstName,
  lastName: personFields.lastName,
  phone: personFields.phone,
  companyName: printedText(200),
  /** The full check of a tax code is only a warning in the form, never a refusal. */
  taxCode: codeText(32).check(z.minLength(shortestTaxCode, 'too_short')),
  vatNumber: requiredCode(32),
  billingAddress: printedText(300),
};

/** Second step, 'Dati per il pagamento' (COMPL-14). */
export const paymentFields = { iban: requiredCode(34), accountHolder: printedText(200), bankName: printedText(200) };

/** A name or address that may be left empty. */
function printedOrEmpty(longest: number) {
  return lineText(longest).check(withoutMarkup);
}

/**
 * The changes of the billing data as they are saved, each field checked as above (BILL-17, PLAN-11). A field left out
 * stays as it is. Name, surname and phone belong to the profile, which requires them: given, they are not empty.
 */
export const billingChanges = {
  firstName: z.optional(companyFields.firstName),
  lastName: z.optional(companyFields.lastName),
  phone: z.optional(companyFields.phone),
  companyName: z.optional(printedOrEmpty(200)),
  taxCode: z.optional(companyFields.taxCode),
  vatNumber: z.optional(codeText(32)),
  billingAddress: z.optional(printedOrEmpty(300)),
  iban: z.optional(codeText(34)),
  accountHolder: z.optional(printedOrEmpty(200)),
  bankName: z.optional(printedOrEmpty(200)),
};

/** The longest stored text that is shown, in UTF-16 units; a longer one is cut. */
export const longestStored = 2000;

/** The values of the billing data as a form shows them, empty where nothing is saved. */
const billingValues = {
  firstName: z.string(),
  lastName: z.string(),
  phone: z.string(),
  companyName: z.string(),
  taxCode: z.string(),
  vatNumber: z.string(),
  billingAddress: z.string(),
  iban: z.string(),
  accountHolder: z.string(),
  bankName: z.string(),
};

export type BillingField = keyof typeof billingValues;

export const billingFieldNames = Object.keys(billingValues) as BillingField[];

const billingField = z.enum(billingFieldNames as [BillingField, ...BillingField[]]);
const billingRevision = fieldRevision(billingField);

/** `revisions` names the value of each field, so that a save can tell a field that was changed elsewhere meanwhile. */
const savedData = z.object({ ...billingValues, email: z.string(), revisions: z.array(billingRevision) });

/** The changed fields, and what each change is based on. */
const fieldsToSave = z.strictObject({
  changes: z.strictObject(billingChanges),
  revisions: z.array(billingRevision).check(z.maxLength(billingFieldNames.length)),
});

const signedDocument = z.object({
  /** The plan whose contract it is; null for another document. */
  plan: z.nullable(planName),
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
  /** The professional's current billing data, with which the form begins; the e-mail is the account's. */
  ownBillingData: query({
    access: 'professionals',
    input: z.strictObject({}),
    output: savedData,
  }),

  /**
   * Saves the fields that were changed, as `saveBillingData` does, and sends the alert 'Profilo Completo', which says
   * that the profile still has to be completed. The alert is sent once, even when the data could not be saved
   * (COMPL-17). Refuses data that would lack what the two steps ask for; what stands already is not judged otherwise.
   */
  completeBillingData: command({
    access: 'professionals',
    affects: ['billing/own-billing-data', 'profile/own-profile', 'setup/own-setup'],
    input: fieldsToSave,
    output: z.object({}),
    refusals: {
      required_missing: { status: 422, details: z.object({ fields: z.array(billingField) }) },
      fields_changed: fieldsChanged(billingField),
    },
  }),

  /**
   * Saves the fields that were changed and no other, and answers the data as they are saved; no alert is sent. Of a
   * field that stands otherwise than its revision says, the save is refused as a whole (`fields_changed`), unless what
   * stands is what was sent; a field sent without a revision is saved over whatever stands. Refuses data that would be
   * left without a tax code of eight characters (BILL-16..19, PLAN-11, AMB-39).
   */
  saveBillingData: command({
    access: 'professionals',
    affects: ['billing/own-billing-data', 'profile/own-profile', 'setup/own-setup'],
    input: fieldsToSave,
    output: savedData,
    refusals: {
      tax_code_missing: { status: 422 },
      fields_changed: fieldsChanged(billingField),
    },
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
