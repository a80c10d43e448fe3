import { walletCentsOf } from '#bff/payments/wallet-cents-of';
import type { OperationHandler } from '#bff/run-operation';
import { ownUser } from '#bff/users/own-user';
import type { ownPaymentData } from '#contracts/payments/payments.api';

/** What the payment forms begin with: the stored tax code, the birth date and the credit in cents. */
export const handleOwnPaymentData: OperationHandler<typeof ownPaymentData> = async (context) => {
  const user = await ownUser(context);
  const { billing_info: billing, dob } = user.public_configuration;
  return { taxCode: billing.codice_fiscale ?? '', birthDate: dob ?? null, walletCents: walletCentsOf(user) };
};
