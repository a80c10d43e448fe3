import type { OperationHandler } from '#bff/run-operation';
import { ownUser } from '#bff/users/own-user';
import type { ownBillingData } from '#contracts/billing/billing.api';

/** The professional's billing data, empty where nothing is saved; names and phone are the profile's. */
export const handleOwnBillingData: OperationHandler<typeof ownBillingData> = async (context) => {
  const user = await ownUser(context);
  const { nome, cognome, telefono, company, payment_detail: payment } = user.public_configuration;
  return {
    firstName: nome ?? '',
    lastName: cognome ?? '',
    phone: telefono ?? '',
    email: user.email ?? '',
    companyName: company.ragione_sociale ?? '',
    taxCode: company.codice_fiscale ?? '',
    vatNumber: company.partita_iva ?? '',
    billingAddress: company.indirizzo_fatturazione ?? '',
    iban: payment.codice_iban ?? '',
    accountHolder: payment.intestatario ?? '',
    bankName: payment.banca ?? '',
  };
};
