import { centsFromPriceText, priceText } from '#contracts/kernel/euro-cents';
import { priceStepCents } from '#contracts/registration/registration-options';

/** The lowest and highest price, in cents. */
export interface PriceRange {
  readonly min: number;
  readonly max: number;
}

/** Where the steps of a price without a range begin and end. */
export const anyPrice: PriceRange = { min: priceStepCents, max: 9_999_500 };

/**
 * The cents of a typed price (`70`, `70,00 €`, `70.00`); null for an empty text, `NaN` for a text that is no price,
 * which no form accepts.
 */
export function typedPrice(text: string): number | null {
  if (text.trim() === '') return null;
  return centsFromPriceText(text) ?? Number.NaN;
}

/** `70`, or `70,50` with cents; empty without a price. */
export function shownPrice(cents: number | null): string {
  if (cents === null || Number.isNaN(cents)) return '';
  return priceText(cents).replace(/(,00)? €$/, '');
}

/** The next price one step up or down, in cents, within the range; the lowest when there is none yet. */
export function steppedPrice(cents: number | null, direction: 1 | -1, { min, max }: PriceRange): number {
  if (cents === null || Number.isNaN(cents)) return min;
  const steps = cents / priceStepCents;
  const next = direction === 1 ? Math.floor(steps) + 1 : Math.ceil(steps) - 1;
  return Math.min(max, Math.max(min, next * priceStepCents));
}

/** `da 40 a 140 €, a passi di 5 €` */
export function priceRangeText({ min, max }: PriceRange): string {
  return `da ${shownPrice(min)} a ${shownPrice(max)} €, a passi di ${shownPrice(priceStepCents)} €`;
}
