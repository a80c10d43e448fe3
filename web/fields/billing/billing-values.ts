import type { BillingField, ownBillingData } from '#contracts/billing/billing.api';
import type { OperationOutput } from '#contracts/kernel/operation';
import { type FieldTexts, fieldText } from '#web/fields/field-texts';

export type OwnBillingData = OperationOutput<typeof ownBillingData>;

/** The values of the form, as typed. The e-mail address belongs to the account and is only shown. */
export type BillingValues = Pick<OwnBillingData, BillingField>;

export function savedValues({ email: _shown, revisions: _bases, ...values }: OwnBillingData): BillingValues {
  return values;
}

export const companyLabels = {
  firstName: 'Nome',
  lastName: 'Cognome',
  phone: 'Telefono',
  companyName: 'Ragione sociale',
  taxCode: 'Codice fiscale',
  vatNumber: 'Partita IVA',
  billingAddress: 'Indirizzo di fatturazione',
} as const;

export const paymentLabels = { iban: 'IBAN', accountHolder: 'Intestatario del conto', bankName: 'Banca' } as const;

/** The default account holder: first name and surname. */
export function holderOf({ firstName, lastName }: Pick<BillingValues, 'firstName' | 'lastName'>): string {
  return `${firstName.trim()} ${lastName.trim()}`.trim();
}

/** The values the wizard begins with. */
export function billingValuesFrom(kept: BillingValues): BillingValues {
  return { ...kept, accountHolder: kept.accountHolder || holderOf(kept) };
}

const notACode = { invalid: 'Usa solo lettere e cifre, senza altri segni.' };
const texts: Partial<Record<string, FieldTexts>> = {
  firstName: { too_short: 'Il nome deve contenere almeno 3 lettere.' },
  lastName: { too_short: 'Il cognome deve contenere almeno 3 lettere.' },
  phone: { invalid: 'Scrivi un numero di telefono, ad esempio +39 347 555 0199.' },
  taxCode: { too_short: 'Deve contenere almeno 8 caratteri', ...notACode },
  vatNumber: notACode,
  iban: notACode,
};

/** The words for the message code of a field's schema. */
export function billingText(field: string, code: string): string | undefined {
  return fieldText(code, texts[field]);
}
