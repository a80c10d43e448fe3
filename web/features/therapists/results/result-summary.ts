import { therapistsCount } from '#web/features/therapists/search/therapists-count';

interface Shown {
  readonly total: number;
  readonly shown: number;
  readonly isFiltered: boolean;
}

/** The number of results, and how many of them are on the screen. */
export function resultSummary({ total, shown, isFiltered }: Shown): string {
  if (total === 0) return 'Nessun risultato';
  if (!isFiltered) return `${shown} di ${total} terapeuti`;
  if (shown === total) return therapistsCount(total);
  return `I primi ${shown} di ${total} terapeuti`;
}
