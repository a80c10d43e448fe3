import type { SearchFacts } from '#bff/therapists/search/search-facts';

/** A service is offered when it has a price; families only on a plan with a studio (SEARCH-45 to 47). */
export function offersService({ premium, prices }: SearchFacts, service: string): boolean {
  if (service === 'single') return prices.singleCents !== null;
  if (service === 'couple') return prices.coupleCents !== null;
  return premium && prices.familyCents !== null;
}
