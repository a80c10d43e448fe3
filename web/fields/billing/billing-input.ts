import * as z from 'zod/mini';
import { billingChanges, companyFields, type saveBillingData } from '#contracts/billing/billing.api';
import { compactCode } from '#contracts/billing/compact-code';
import { withoutMarkup } from '#contracts/kernel/fields';
import { lineText } from '#contracts/kernel/line-text';
import type { OperationInput } from '#contracts/kernel/operation';
import {
  type BillingField,
  type BillingValues,
  companyLabels,
  paymentLabels,
} from '#web/fields/billing/billing-values';

export const billingLabels = { ...companyLabels, ...paymentLabels };

const everyField = Object.keys(billingLabels) as BillingField[];
const codes: readonly BillingField[] = ['taxCode', 'vatNumber', 'iban'];

/** Whether two values of a field are the same once saved: spaces around do not count, nor a code's spacing and case. */
export function isSameValue(field: BillingField, one: string, other: string): boolean {
  return codes.includes(field) ? compactCode(one) === compactCode(other) : one.trim() === other.trim();
}

/** The fields whose values differ from what the form began with, in the form's order. */
export function changedFields(values: BillingValues, before: BillingValues): BillingField[] {
  return everyField.filter((field) => !isSameValue(field, values[field], before[field]));
}

/** What is sent: the changed fields with what they were before, and the tax code, which is compulsory. */
export function billingInput(values: BillingValues, before: BillingValues): OperationInput<typeof saveBillingData> {
  const changed = changedFields(values, before);
  const given = (of: BillingValues) => Object.fromEntries(changed.map((field) => [field, of[field]]));
  return { ...given(values), taxCode: values.taxCode, before: { ...given(before), taxCode: before.taxCode } };
}

/** The rules of the form. Name, surname and phone may stay empty where the profile has none yet, and not become so. */
export function billingRules({ firstName, lastName, phone }: BillingValues) {
  const name = lineText(80).check(withoutMarkup);
  return z.object({
    ...billingChanges,
    firstName: firstName === '' ? name : companyFields.firstName,
    lastName: lastName === '' ? name : companyFields.lastName,
    phone: phone === '' ? lineText(30) : companyFields.phone,
  });
}
