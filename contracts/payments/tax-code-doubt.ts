import { compactCode } from '#contracts/billing/compact-code';
import { isTaxCode } from '#contracts/billing/is-tax-code';
import { isVatNumber } from '#contracts/billing/is-vat-number';
import { payerTaxCode } from '#contracts/payments/payments.api';

export type TaxCodeDoubt = 'checksum' | 'birth-date' | 'vat-number';

/** The letters that replace the digits 0 to 9 where two people would have the same code (omocodia). */
const digitLetters = 'LMNPQRSTUV';
const monthLetters = 'ABCDEHLMPRST';

/**
 * Why a patient's tax code looks wrong: its form or check letter, a birth date other than the profile's (`yyyy-MM-dd`,
 * or null when unknown), or because it is a company's VAT number. Null when it looks right, and for a code that is
 * refused anyway. It only warns: any code of eight characters can be saved.
 */
export function taxCodeDoubt(text: string, birthDate: string | null): TaxCodeDoubt | null {
  const code = compactCode(text);
  if (!payerTaxCode.safeParse(code).success) return null;
  if (isVatNumber(code)) return 'vat-number';
  if (!isTaxCode(code)) return 'checksum';
  return birthDate === null || bornPart(code) === birthDate.slice(2) ? null : 'birth-date';
}

/** The birth date in a person's code as `yy-MM-dd`; a woman's day is increased by 40. */
function bornPart(code: string): string {
  const [year, day] = [digitsIn(code.slice(6, 8)), Number(digitsIn(code.slice(9, 11)))];
  const month = monthLetters.indexOf(code.charAt(8)) + 1;
  return [year, month, day > 40 ? day - 40 : day].map((part) => String(part).padStart(2, '0')).join('-');
}

function digitsIn(text: string): string {
  return text.replaceAll(/[A-Z]/g, (letter) => String(digitLetters.indexOf(letter)));
}
