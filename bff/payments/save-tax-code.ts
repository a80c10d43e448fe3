import type { OperationHandler } from '#bff/run-operation';
import { recordIn } from '#bff/users/php-parts';
import { type OwnUserChange, updateOwnUser } from '#bff/users/update-own-user';
import type { saveTaxCode } from '#contracts/payments/payments.api';
import type { UserRecord } from '#contracts/users/own-user.legacy';

/** Keeps the patient's tax code. Refuses with `changed_elsewhere` as every change of one's user does. */
export const handleSaveTaxCode: OperationHandler<typeof saveTaxCode> = async (context, { taxCode }) => {
  await updateOwnUser(context, (user) => withTaxCode(user, taxCode));
  return {};
};

/** What else the platform keeps for invoices travels through. */
function withTaxCode({ public_configuration: profile }: UserRecord, codice_fiscale: string): OwnUserChange {
  return { public_configuration: { billing_info: { ...recordIn(profile['billing_info']), codice_fiscale } } };
}
