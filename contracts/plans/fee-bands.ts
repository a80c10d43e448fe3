/** The fee with a Premium plan, in percent of what patients pay (PLAN-08, CONST-05). */
export const premiumFeePercent = 18;

export interface FeeBand {
  /** The largest number of sessions in the month; null for the last band. */
  readonly upTo: number | null;
  readonly percent: number;
}

/** The fee with a Basic plan by sessions in the month: one band for the whole month (CONST-13, AMB-41). */
export const basicFeeBands: readonly FeeBand[] = [
  { upTo: 10, percent: 30 },
  { upTo: 20, percent: 28 },
  { upTo: 30, percent: 25 },
  { upTo: 40, percent: 22 },
  { upTo: 50, percent: 20 },
  { upTo: null, percent: 18 },
];

/** The fee with a Basic plan, in percent, for so many sessions in a month (CONST-13). */
export function basicFeePercent(sessions: number): number {
  const band = basicFeeBands.find(({ upTo }) => upTo === null || sessions <= upTo);
  return band?.percent ?? premiumFeePercent;
}
