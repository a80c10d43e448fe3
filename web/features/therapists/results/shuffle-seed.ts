import { newAct } from '#web/api/new-act';

const visitKey = 'ascolto.visit';

/** This tab's visit: it seeds the order of the list, so that going back or paging never reshuffles it (SEARCH-76). */
export function currentVisit(): string {
  const known = sessionStorage.getItem(visitKey);
  if (known !== null) return known;
  const visit = newAct();
  sessionStorage.setItem(visitKey, visit);
  return visit;
}
