import { isIban } from '#contracts/billing/is-iban';
import { isTaxCode } from '#contracts/billing/is-tax-code';
import { isVatNumber } from '#contracts/billing/is-vat-number';

const isRight = { taxCode: isTaxCode, vatNumber: isVatNumber, iban: isIban } as const;

/** The billing data that have a check of their own. */
export type BillingCode = keyof typeof isRight;

/** Why a code looks wrong; undefined where its own check passes, or where nothing is written. */
export function codeDoubt(code: BillingCode, text: string): string | undefined {
  return text.trim() === '' || isRight[code](text) ? undefined : 'Sembra esserci un errore di battitura: controlla.';
}
