/** What is left to pay once the credit is used, and what of the credit is used and stays; all in cents (PAY-10 to 14). */
export interface Payable {
  readonly payableCents: number;
  readonly creditUsedCents: number;
  readonly creditLeftCents: number;
}

/** Splits a price between credit and payment: never below 0, never more credit than there is; a debt is no credit. */
export function payable(priceCents: number, walletCents: number): Payable {
  const creditCents = Math.max(0, walletCents);
  const creditUsedCents = Math.min(priceCents, creditCents);
  return {
    payableCents: priceCents - creditUsedCents,
    creditUsedCents,
    creditLeftCents: creditCents - creditUsedCents,
  };
}
