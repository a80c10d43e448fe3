import type { CivilDate } from '#contracts/kernel/civil-date';
import type { Place } from '#contracts/therapists/therapist-filter';

/** What a search knows about a therapist. Birth date, gender and studios are only matched, never shown. */
export interface SearchFacts {
  readonly token: string;
  /** Whether on the plan 'online+studio'. */
  readonly premium: boolean;
  /** Whether the therapist takes no new patients for now. */
  readonly requestsPaused: boolean;
  readonly gender: string | null;
  readonly birthDate: CivilDate | null;
  readonly languages: readonly string[];
  readonly areas: readonly string[];
  /** In cents, above zero; null when not offered. */
  readonly prices: {
    readonly singleCents: number | null;
    readonly coupleCents: number | null;
    readonly familyCents: number | null;
  };
  readonly lowestPriceCents: number | null;
  readonly averageRating: number | null;
  /** Where the therapist receives patients. */
  readonly studios: readonly Place[];
}
