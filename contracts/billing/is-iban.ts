import { isValidIBAN } from 'ibantools';
import { compactCode } from '#contracts/billing/compact-code';

/** Whether a text is an IBAN of any country: its length, its form and its two check digits (mod 97). */
export function isIban(text: string): boolean {
  return isValidIBAN(compactCode(text));
}
