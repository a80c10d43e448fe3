import { compactCode } from '#contracts/billing/compact-code';
import { vatCheckDigit } from '#contracts/billing/vat-check-digit';

/** Whether a text is an Italian VAT number, with or without `IT`: eleven digits, the last a check digit. */
export function isVatNumber(text: string): boolean {
  const digits = compactCode(text).replace(/^IT/, '');
  return /^\d{11}$/.test(digits) && digits.endsWith(vatCheckDigit(digits.slice(0, 10)));
}
