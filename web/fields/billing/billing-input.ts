import * as z from 'zod/mini';
import {
  type BillingField,
  billingChanges,
  billingFieldNames,
  type saveBillingData,
} from '#contracts/billing/billing.api';
import { compactCode } from '#contracts/billing/compact-code';
import { isShortTaxCode } from '#contracts/billing/short-tax-code';
import type { OperationInput } from '#contracts/kernel/operation';
import {
  type BillingValues,
  companyLabels,
  type OwnBillingData,
  paymentLabels,
  savedValues,
} from '#web/fields/billing/billing-values';
import { type Revisions, revisionsIn, revisionsOf } from '#web/forms/field-revisions';

export const billingLabels = { ...companyLabels, ...paymentLabels };

const codes: readonly BillingField[] = ['taxCode', 'vatNumber', 'iban'];

/** What the form's changes are counted from: the saved values, and the revision each field's change is based on. */
export interface SavedBilling {
  readonly values: BillingValues;
  readonly revisions: Revisions<BillingField>;
}

export function savedBilling(own: OwnBillingData): SavedBilling {
  return { values: savedValues(own), revisions: revisionsIn(own.revisions) };
}

/** Whether two values of a field are the same once saved: spaces around do not count, nor a code's spacing and case. */
function isSameValue(field: BillingField, one: string, other: string): boolean {
  return codes.includes(field) ? compactCode(one) === compactCode(other) : one.trim() === other.trim();
}

/** The fields whose values differ from what is saved, in the form's order. */
export function changedFields(values: BillingValues, saved: BillingValues): BillingField[] {
  return billingFieldNames.filter((field) => !isSameValue(field, values[field], saved[field]));
}

/** What is sent: the changed fields, each with the revision that its change is based on. */
export function billingInput(
  values: BillingValues,
  { values: saved, revisions }: SavedBilling,
): OperationInput<typeof saveBillingData> {
  const changed = changedFields(values, saved);
  return {
    changes: Object.fromEntries(changed.map((field) => [field, values[field]])),
    revisions: revisionsOf(revisions, changed),
  };
}

/** A field that was changed here, and elsewhere to something else. */
export interface OvertakenField {
  readonly field: BillingField;
  /** What is saved now. */
  readonly saved: string;
}

/** The fields to decide on, once the data were read anew beneath a form in use. */
export function overtakenFields(values: BillingValues, before: SavedBilling, fresh: SavedBilling): OvertakenField[] {
  return changedFields(values, before.values).flatMap((field) => {
    const isMoved = before.revisions[field] !== fresh.revisions[field];
    const saved = fresh.values[field];
    return isMoved && !isSameValue(field, values[field], saved) ? [{ field, saved }] : [];
  });
}

/** A field's rule for changes: what is saved already passes, whatever it is (decision 39). */
function onceChanged(field: BillingField, rule: z.ZodMiniType, saved: string) {
  return z.string().check(({ value, issues }) => {
    if (isSameValue(field, value, saved)) return;
    for (const { message } of z.safeParse(rule, value).error?.issues ?? []) {
      issues.push({ code: 'custom', message, input: value });
    }
  });
}

/** The rules of the wizard's steps, which ask for every field that is not saved yet. */
export function stepRules(fields: Partial<Record<BillingField, z.ZodMiniType>>, saved: BillingValues) {
  const rules = Object.entries(fields) as [BillingField, z.ZodMiniType][];
  return z.object(
    Object.fromEntries(
      rules.map(([field, rule]) => [field, saved[field].trim() ? onceChanged(field, rule, saved[field]) : rule]),
    ),
  );
}

/**
 * The rules of the form. Only a tax code is required, and long enough though it is not changed (BILL-19). What is saved
 * may stay as it is; name, surname and phone may stay empty where the profile has none, and not become so.
 */
export function billingRules(saved: BillingValues) {
  const rules = Object.entries(billingChanges) as [BillingField, z.ZodMiniType][];
  const isLongEnough = z.refine<string>((text) => !isShortTaxCode(text), 'too_short');
  return z.object(
    Object.fromEntries(
      rules.map(([field, rule]) => {
        const judged = onceChanged(field, rule, saved[field]);
        return [field, field === 'taxCode' ? judged.check(isLongEnough) : judged];
      }),
    ),
  );
}
