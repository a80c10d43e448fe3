import { type BillingValues, billingValuesOf } from '#bff/billing/billing-data-of';
import { withBillingData } from '#bff/billing/with-billing-data';
import { overtakenFields } from '#bff/field-revisions';
import type { OwnUserChange } from '#bff/users/update-own-user';
import type { BillingField, saveBillingData } from '#contracts/billing/billing.api';
import type { OperationInput } from '#contracts/kernel/operation';
import type { UserRecord } from '#contracts/users/own-user.legacy';
import { legacyUser } from '#contracts/users/users.legacy';

type BillingChanges = OperationInput<typeof saveBillingData>;

/** What saving some billing data over a user would do. */
interface BillingChange {
  readonly change: OwnUserChange;
  /** The values as the save would leave them. */
  readonly stands: BillingValues;
  /** The fields that somebody changed elsewhere to something else; with any, nothing is to be saved. */
  readonly overtaken: readonly BillingField[];
}

/** What the save does to a user as they are now. */
export function billingChange(user: UserRecord, { changes, revisions }: BillingChanges): BillingChange {
  const stood = billingValuesOf(legacyUser.parse(user));
  const given = Object.entries(changes).filter(([, value]) => value !== undefined);
  const stands: BillingValues = { ...stood, ...Object.fromEntries(given) };
  return { change: withBillingData(user, changes), stands, overtaken: overtakenFields({ stood, stands }, revisions) };
}
