import type { CivilDate } from '#contracts/kernel/civil-date';
import type { Place } from '#contracts/therapists/therapist-filter';

/** What a search knows of a therapist. Birth date, gender and studios are matched with and never shown. */
export interface SearchFacts {
  readonly token: string;
  /** On the plan 'online+studio'. */
  readonly premium: boolean;
  readonly gender: string | null;
  readonly birthDate: CivilDate | null;
  readonly languages: readonly string[];
  readonly areas: readonly string[];
  /** Whole cents above zero, or null: not offered. */
  readonly prices: {
    readonly singleCents: number | null;
    readonly coupleCents: number | null;
    readonly familyCents: number | null;
  };
  readonly lowestPriceCents: number | null;
  readonly averageRating: number | null;
  /** Where patients are received. */
  readonly studios: readonly Place[];
}
