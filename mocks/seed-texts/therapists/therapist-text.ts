/** What is written by hand about a professional of the seed; the rest is derived from it. */
export interface TherapistText {
  readonly name: readonly [first: string, last: string];
  readonly gender: 'uomo' | 'donna' | 'altro';
  readonly role: 'psychologist' | 'psychotherapist';
  /** `yyyy-MM-dd` */
  readonly born: string;
  readonly plan: 'basic' | 'premium';
  /** Street, number and postcode of the studio. */
  readonly street: string;
  /** Beside Italian. */
  readonly languages?: readonly string[];
  readonly areas: readonly string[];
  /** Only psychotherapists have them. */
  readonly specialisations?: readonly string[];
  /** Whole euro; a kind without a price is not offered. */
  readonly prices: { readonly single?: number; readonly couple?: number; readonly family?: number };
  readonly biography: string;
}
