import * as z from 'zod';
import {
  phpEuroCents,
  phpInstant,
  phpLenient,
  phpLenientList,
  phpLenientText,
  phpObject,
  phpOptional,
  phpOrEmpty,
  phpText,
} from '#contracts/kernel/platform/php-values';
import { readBy } from '#contracts/kernel/platform/readers';

/** A text, or an address object of which the written form is read. */
const billingAddress = () =>
  z.union([
    phpText(),
    phpObject({ formatted_address: phpOptional(phpText()) }).transform(
      ({ formatted_address = '' }) => formatted_address,
    ),
  ]);

/** A professional's billing data, in the public part of the user. */
export const billingFields = {
  company: phpOrEmpty(
    phpObject({
      ragione_sociale: readBy(phpLenientText('company.ragione_sociale'), 'owner'),
      codice_fiscale: readBy(phpLenientText('company.codice_fiscale'), 'owner'),
      partita_iva: readBy(phpLenientText('company.partita_iva'), 'owner'),
      indirizzo_fatturazione: readBy(phpLenient(billingAddress(), 'company.indirizzo_fatturazione'), 'owner'),
    }),
    'company',
  ),
  payment_detail: phpOrEmpty(
    phpObject({
      codice_iban: readBy(phpLenientText('payment_detail.codice_iban'), 'owner'),
      intestatario: readBy(phpLenientText('payment_detail.intestatario'), 'owner'),
      banca: readBy(phpLenientText('payment_detail.banca'), 'owner'),
    }),
    'payment_detail',
  ),
};

/** What a professional has paid for the plan, in the part of the user that the administration manages. */
export const feeFields = {
  subscriptions: phpLenientList(
    z.looseObject({
      price: readBy(phpLenient(phpEuroCents(), 'subscriptions.price'), 'owner'),
      date: readBy(phpLenient(phpInstant(), 'subscriptions.date'), 'owner'),
      /** The receipt's files, among the platform's media. */
      invoice: phpLenientList(readBy(phpText(), 'owner'), 'subscriptions.invoice'),
    }),
    'subscriptions',
  ),
};
