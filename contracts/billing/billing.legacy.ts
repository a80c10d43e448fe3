import * as z from 'zod';
import { phpLenient, phpObject, phpOptional, phpOrEmpty, phpText } from '#contracts/kernel/php-values';
import { readBy } from '#contracts/kernel/readers';

const text = (name: string) => phpLenient(phpText(), name);

/** Written, or a place of which the written address is read (DATA-25). */
const billingAddress = () =>
  z.union([
    phpText(),
    phpObject({ formatted_address: phpOptional(phpText()) }).transform(
      ({ formatted_address = '' }) => formatted_address,
    ),
  ]);

/** What the platform keeps of a professional's billing data, in the public part of the user. */
export const billingFields = {
  company: phpOrEmpty(
    phpObject({
      ragione_sociale: readBy(text('company.ragione_sociale'), 'owner'),
      codice_fiscale: readBy(text('company.codice_fiscale'), 'owner'),
      partita_iva: readBy(text('company.partita_iva'), 'owner'),
      indirizzo_fatturazione: readBy(phpLenient(billingAddress(), 'company.indirizzo_fatturazione'), 'owner'),
    }),
    'company',
  ),
  payment_detail: phpOrEmpty(
    phpObject({
      codice_iban: readBy(text('payment_detail.codice_iban'), 'owner'),
      intestatario: readBy(text('payment_detail.intestatario'), 'owner'),
      banca: readBy(text('payment_detail.banca'), 'owner'),
    }),
    'payment_detail',
  ),
};
