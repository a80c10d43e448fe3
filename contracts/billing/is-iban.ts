import { isValidIBAN } from 'ibantools';
import { compactCode } from '#contracts/billing/compact-code';

/** Whether a text is an IBAN of some country: its length and form, and the two digits that check the rest (mod 97). */
export function isIban(text: string): boolean {
  return isValidIBAN(compactCode(text));
}
