import { basicFeePercent, premiumFeePercent } from '#contracts/plans/fee-bands';
import { planPrice, vatOn } from '#contracts/plans/plan-price';

/** The paid sessions held in one calendar month, and what patients paid for them in cents. */
export interface MonthOfSessions {
  readonly sessions: number;
  readonly grossCents: number;
}

/** What each plan would have cost over the months, VAT included: fees, and for Premium the price of each month. */
export interface PlanCosts {
  readonly basicCents: number;
  readonly premiumCents: number;
}

/**
 * What the two plans would have cost for these months, in cents with VAT, which is due on the fee as on the price
 * (CONST-05, PLAN-16); half a cent of fee or VAT is rounded up, month by month.
 * Undefined when no session was paid for: what was not earned says nothing about what will be.
 */
export function planCosts(months: readonly MonthOfSessions[]): PlanCosts | undefined {
  if (!months.some(({ grossCents }) => grossCents > 0)) return undefined;
  const monthCents = planPrice('premium').totalCents;
  return {
    basicCents: sum(months.map(({ sessions, grossCents }) => fee(grossCents, basicFeePercent(sessions)))),
    premiumCents: sum(months.map(({ grossCents }) => fee(grossCents, premiumFeePercent) + monthCents)),
  };
}

/** From how many sessions a month to how many. */
export interface SessionRange {
  readonly from: number;
  readonly to: number;
}

/**
 * The numbers of sessions a month for which Premium costs less than Basic, at that price in cents. There may be several
 * ranges, since the Basic fee falls in steps, or none; from 51 sessions on the fees are equal and Basic is cheaper.
 */
export function premiumRanges(priceCents: number): readonly SessionRange[] {
  const monthCents = planPrice('premium').totalCents;
  const ranges: SessionRange[] = [];
  for (let sessions = 1; sessions <= mostSessions; sessions += 1) {
    const gross = sessions * priceCents;
    if (fee(gross, premiumFeePercent) + monthCents >= fee(gross, basicFeePercent(sessions))) continue;
    const last = ranges.at(-1);
    if (last?.to === sessions - 1) ranges[ranges.length - 1] = { from: last.from, to: sessions };
    else ranges.push({ from: sessions, to: sessions });
  }
  return ranges;
}

/** The last number of sessions whose Basic fee is above Premium's. */
const mostSessions = 50;

/** A fee with its VAT. */
function fee(grossCents: number, percent: number): number {
  const netCents = Math.floor((2 * grossCents * percent + 100) / 200);
  return netCents + vatOn(netCents);
}

function sum(cents: readonly number[]): number {
  return cents.reduce((total, one) => total + one, 0);
}
