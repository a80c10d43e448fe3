import type { TaxCodeDoubt } from '#contracts/payments/tax-code-doubt';
import { fieldText } from '#web/fields/field-texts';

const doubts: Readonly<Record<TaxCodeDoubt, string>> = {
  checksum: 'Sembra esserci un errore di battitura: controlla.',
  'birth-date': 'Non corrisponde alla tua data di nascita: controlla.',
  'vat-number': 'Sembra una partita IVA: qui serve il tuo codice fiscale.',
};

/** Why a tax code looks wrong, in words. */
export function taxCodeDoubtText(doubt: TaxCodeDoubt | null): string | undefined {
  return doubt ? doubts[doubt] : undefined;
}

/** What is said beside the field for the code its schema gave (PAY-05, PAY-06). */
export function taxCodeText(code: string | undefined): string | undefined {
  return fieldText(code, { too_short: 'Deve contenere almeno 8 caratteri' });
}
