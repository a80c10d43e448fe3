import { compactCode } from '#contracts/billing/compact-code';
import { isVatNumber } from '#contracts/billing/is-vat-number';
import { taxCodeCheckLetter } from '#contracts/billing/tax-code-check-letter';

/** Letters replace digits where two people would have the same code (omocodia). */
const ofPerson = /^[A-Z]{6}[\dLMNP-V]{2}[ABCDEHLMPRST][\dLMNP-V]{2}[A-Z][\dLMNP-V]{3}[A-Z]$/;

/** Whether a text is an Italian tax code: a person's with a correct check letter, or a company's number. */
export function isTaxCode(text: string): boolean {
  const code = compactCode(text);
  if (!ofPerson.test(code)) return isVatNumber(code);
  return code.endsWith(taxCodeCheckLetter(code.slice(0, 15)));
}
