import { centsFromPriceText, priceText } from '#contracts/kernel/euro-cents';
import { priceStepCents } from '#contracts/registration/registration-options';

/** The least and the most a price may be, in cents. */
export interface PriceRange {
  readonly min: number;
  readonly max: number;
}

/**
 * The cents of a price as typed (`70`, `70,00 €`, `70.00`); null for nothing, and not a number for what is no price, so
 * that no form takes it for one.
 */
export function typedPrice(text: string): number | null {
  if (text.trim() === '') return null;
  return centsFromPriceText(text) ?? Number.NaN;
}

/** `70`, or `70,50` with cents; nothing for no price. */
export function shownPrice(cents: number | null): string {
  if (cents === null || Number.isNaN(cents)) return '';
  return priceText(cents).replace(/(,00)? €$/, '');
}

/** The next price up or down the steps within the range; from no price, and from below, the least. */
export function steppedPrice(cents: number | null, direction: 1 | -1, { min, max }: PriceRange): number {
  if (cents === null || Number.isNaN(cents)) return min;
  const steps = cents / priceStepCents;
  const next = direction === 1 ? Math.floor(steps) + 1 : Math.ceil(steps) - 1;
  return Math.min(max, Math.max(min, next * priceStepCents));
}

/** `da 40 a 140 €, a passi di 5 €` (REG-97). */
export function priceRangeText({ min, max }: PriceRange): string {
  return `da ${shownPrice(min)} a ${shownPrice(max)} €, a passi di ${shownPrice(priceStepCents)} €`;
}
