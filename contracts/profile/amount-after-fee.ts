import { basicFeeBands, premiumFeePercent } from '#contracts/plans/fee-bands';

/** What a session leaves the professional, in whole cents, from the month's first sessions to its last. */
export interface AmountAfterFee {
  readonly least: number;
  readonly most: number;
}

/**
 * What stays of a price once the service fee is taken off, in whole cents; half a cent of fee counts as one (AMB-42).
 */
export function amountAfterFee(cents: number, feePercent: number): number {
  return cents - Math.floor((cents * feePercent + 50) / 100);
}

/**
 * What a professional receives of a session price in cents: with Premium always the same, with Basic the more, the more
 * sessions the month has (CONST-05, CONST-13).
 */
export function amountsAfterFee(cents: number, plan: 'online' | 'online+studio'): AmountAfterFee {
  const percents = plan === 'online' ? basicFeeBands.map(({ percent }) => percent) : [premiumFeePercent];
  return {
    least: amountAfterFee(cents, Math.max(...percents)),
    most: amountAfterFee(cents, Math.min(...percents)),
  };
}
