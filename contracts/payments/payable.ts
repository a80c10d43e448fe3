/** The amount still due once the credit is used, the credit used and the credit left, all in cents (PAY-10). */
export interface Payable {
  readonly payableCents: number;
  readonly creditUsedCents: number;
  readonly creditLeftCents: number;
}

/**
 * Splits a price between credit and payment, in cents: never below 0, never more credit than there is; a negative
 * balance counts as no credit.
 */
export function payable(priceCents: number, walletCents: number): Payable {
  const creditCents = Math.max(0, walletCents);
  const creditUsedCents = Math.min(priceCents, creditCents);
  return {
    payableCents: priceCents - creditUsedCents,
    creditUsedCents,
    creditLeftCents: creditCents - creditUsedCents,
  };
}
