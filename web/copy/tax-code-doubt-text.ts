import type { TaxCodeDoubt } from '#contracts/payments/tax-code-doubt';

const doubts: Readonly<Record<TaxCodeDoubt, string>> = {
  checksum: 'Sembra esserci un errore di battitura: controlla.',
  'birth-date': 'Non corrisponde alla tua data di nascita: controlla.',
  'vat-number': 'Sembra una partita IVA: qui serve il tuo codice fiscale.',
};

/** The words for a doubt about a patient's tax code. */
export function taxCodeDoubtText(doubt: TaxCodeDoubt | null): string | undefined {
  return doubt ? doubts[doubt] : undefined;
}
