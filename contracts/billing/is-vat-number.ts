import { compactCode } from '#contracts/billing/compact-code';
import { vatCheckDigit } from '#contracts/billing/vat-check-digit';

/** Whether a text is an Italian VAT number, with or without its country: eleven digits, the last checks the others. */
export function isVatNumber(text: string): boolean {
  const digits = compactCode(text).replace(/^IT/, '');
  return /^\d{11}$/.test(digits) && digits.endsWith(vatCheckDigit(digits.slice(0, 10)));
}
