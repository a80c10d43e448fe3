import type { OperationHandler } from '#bff/run-operation';
import { objectToChange } from '#bff/users/php-parts';
import { type OwnUserChange, updateOwnUser } from '#bff/users/update-own-user';
import type { saveTaxCode } from '#contracts/payments/payments.api';
import type { UserRecord } from '#contracts/users/own-user.legacy';

/** Saves the patient's tax code. Fails with `changed_elsewhere`, as `updateOwnUser` does (PAY-20). */
export const handleSaveTaxCode: OperationHandler<typeof saveTaxCode> = async (context, { taxCode }) => {
  await updateOwnUser(context, (user) => withTaxCode(user, taxCode));
  return {};
};

/** The other invoice data of the platform are kept. */
function withTaxCode({ public_configuration: profile }: UserRecord, codice_fiscale: string): OwnUserChange {
  return {
    public_configuration: {
      billing_info: { ...objectToChange(profile['billing_info'], 'billing_info'), codice_fiscale },
    },
  };
}
