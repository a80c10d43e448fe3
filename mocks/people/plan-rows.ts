import type { Instant } from '#contracts/kernel/instant';
import type { PlanRow, SignedDocumentRow, SubscriptionRow } from '#mocks/db/rows';
import { daysAgo } from '#mocks/people/moments';

/** A Premium plan paid `paidDaysAgo` days ago, valid for a month from then. */
export function premiumPlan(now: Instant, paidDaysAgo: number): PlanRow {
  return {
    type: 'online+studio',
    amount: '49',
    payment_completed: '1',
    date: daysAgo(now, paidDaysAgo + 180),
    last_payment_date: daysAgo(now, paidDaysAgo),
  };
}

/** The Basic plan, which costs nothing and never ends. */
export function basicPlan(now: Instant, chosenDaysAgo: number): PlanRow {
  return { type: 'online', amount: '0', payment_completed: true, date: daysAgo(now, chosenDaysAgo) };
}

/** The contract of a plan, signed `signedDaysAgo` days ago. */
export function signedContract(plan: PlanRow, now: Instant, signedDaysAgo: number): SignedDocumentRow {
  return {
    type: plan.type,
    signature: `contratto-${plan.type.replace('+', '-')}-${signedDaysAgo}`,
    accepted: '1',
    accepted_at: daysAgo(now, signedDaysAgo),
    is_invalid: false,
  };
}

/** The months of Premium that were paid, the last one `paidDaysAgo` days ago; the first has no receipt. */
export function premiumPayments(now: Instant, paidDaysAgo: number, token: string): SubscriptionRow[] {
  return [3, 2, 1, 0].map((month) => ({
    price: '59.78',
    date: daysAgo(now, paidDaysAgo + month * 30),
    invoice: month === 3 ? [] : [`ricevuta-${token}-${4 - month}.pdf`],
  }));
}
