import type { SearchFacts } from '#bff/therapists/search/search-facts';

/** Whether a service is offered: it has a price, and for families also a plan with a studio (SEARCH-45). */
export function offersService({ premium, prices }: SearchFacts, service: string): boolean {
  if (service === 'single') return prices.singleCents !== null;
  if (service === 'couple') return prices.coupleCents !== null;
  return premium && prices.familyCents !== null;
}
