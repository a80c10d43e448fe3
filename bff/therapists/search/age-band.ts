import type { AgeBand } from '#contracts/therapists/therapist-filter';

/** The band of an age in full years; 35 and 50 belong to the middle one (SEARCH-53). */
export function ageBand(years: number): AgeBand {
  if (years < 35) return 'under35';
  return years <= 50 ? '35-50' : 'over50';
}
