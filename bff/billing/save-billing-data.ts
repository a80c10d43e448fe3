import { type BillingData, billingDataOf } from '#bff/billing/billing-data-of';
import { withBillingData } from '#bff/billing/with-billing-data';
import { OperationFailed } from '#bff/operation-failed';
import type { OperationHandler } from '#bff/run-operation';
import { updateOwnUser } from '#bff/users/update-own-user';
import type { saveBillingData } from '#contracts/billing/billing.api';
import { compactCode } from '#contracts/billing/compact-code';
import { legacyUser } from '#contracts/users/users.legacy';

type Field = Exclude<keyof BillingData, 'email'>;
type Before = { readonly [Name in Field]?: string | undefined };

const codes: readonly Field[] = ['taxCode', 'vatNumber', 'iban'];

/**
 * Saves the fields that differ from what the form began with, and answers the data as they are saved. Refuses with `changed_elsewhere` when one of them has been
 * changed to something else since (BILL-16, BILL-19).
 */
export const handleSaveBillingData: OperationHandler<typeof saveBillingData> = async (
  context,
  { before, ...given },
) => {
  const changes = changesFrom(before, given);
  const saved = await updateOwnUser(context, (user) => {
    const present = billingDataOf(legacyUser.parse(user));
    if (changes.some(([field, value]) => isLost(present[field], before[field], value)))
      throw new OperationFailed('changed_elsewhere');
    return withBillingData(user, Object.fromEntries(changes));
  });
  return billingDataOf(legacyUser.parse(saved));
};

/** The given fields that are another value than before; a code in another spacing or case is no other. */
function changesFrom(before: Before, given: Before): (readonly [Field, string])[] {
  return (Object.entries(given) as [Field, string | undefined][]).flatMap(([field, value]) => {
    const earlier = before[field] ?? '';
    const isSame = codes.includes(field) ? compactCode(earlier) === value : earlier === value;
    return value === undefined || isSame ? [] : [[field, value] as const];
  });
}

/** Whether saving would undo what somebody has written since the form was opened. */
function isLost(present: string, before = '', value: string): boolean {
  return present !== before && present !== value;
}
