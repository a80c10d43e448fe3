import type { CivilDate } from '#contracts/kernel/civil-date';
import { instantFromIso } from '#contracts/kernel/instant';
import { romeDate, shiftRomeMonths } from '#contracts/kernel/rome-time';

/** How long a price stays as it is, counted from the account's registration. */
const monthsOfFixedPrices = 6;

/** The day from which the administration changes a price on request; by Rome's calendar (PROF-45, CONST-03). */
export function pricesFixedUntil(registeredAt: string): CivilDate {
  return romeDate(shiftRomeMonths(instantFromIso(registeredAt), monthsOfFixedPrices));
}
