import { revisionsOf } from '#bff/field-revisions';
import {
  type BillingField,
  billingFieldNames,
  longestStored,
  type ownBillingData,
} from '#contracts/billing/billing.api';
import { lineText } from '#contracts/kernel/line-text';
import type { OperationOutput } from '#contracts/kernel/operation';
import type { LegacyUser } from '#contracts/users/users.legacy';

type OwnBillingData = OperationOutput<typeof ownBillingData>;
export type BillingValues = Pick<OwnBillingData, BillingField>;

/** A professional's billing data as a form shows them, each field with its revision; the e-mail is the account's. */
export function billingDataOf(user: LegacyUser): OwnBillingData {
  const values = billingValuesOf(user);
  return { ...values, email: user.email ?? '', revisions: revisionsOf(values, billingFieldNames) };
}

/** The values of the fields, empty where nothing is saved; names and phone are the profile's. */
export function billingValuesOf({ public_configuration: profile }: LegacyUser): BillingValues {
  const { nome, cognome, telefono, company, payment_detail: payment } = profile;
  return {
    firstName: line(nome),
    lastName: line(cognome),
    phone: line(telefono),
    companyName: line(company.ragione_sociale),
    taxCode: line(company.codice_fiscale),
    vatNumber: line(company.partita_iva),
    billingAddress: line(company.indirizzo_fatturazione),
    iban: line(payment.codice_iban),
    accountHolder: line(payment.intestatario),
    bankName: line(payment.banca),
  };
}

function line(stored = ''): string {
  return shownLine(stored, longestStored);
}

/**
 * A stored text as one line that a form can show and send back: breaks become spaces, characters no form takes are
 * dropped, and at most `longest` UTF-16 units are kept.
 */
export function shownLine(stored: string, longest: number): string {
  const line = stored
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replaceAll(/(?!\p{DI})[\p{Cf}\p{Co}\p{Cs}\p{NChar}]/gu, '')
    .slice(0, longest);
  // The cut may have halved a character.
  return lineText(longest).parse(line.replace(/\p{Cs}$/u, ''));
}
