import { compactCode } from '#contracts/billing/compact-code';

/** The fewest characters of a tax code (COMPL-11, BILL-17, PLAN-11). */
export const shortestTaxCode = 8;

/** Whether a tax code has too few characters, what only parts them not counted. */
export function isShortTaxCode(text: string): boolean {
  return compactCode(text).length < shortestTaxCode;
}
