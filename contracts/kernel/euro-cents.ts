/** Whole cents from euros as the platform counts them (49.9, 49.899999999999999), rounded half up. */
export function centsFromEuro(euro: number): number {
  return Math.round(Number((euro * 100).toPrecision(12)));
}

/** Cents from a price text such as `1.234,50 €`, `60,00 €` or `60.00`; undefined when it is not one. */
export function centsFromPriceText(text: string): number | undefined {
  const match = /^\s*€?\s*(\d{1,3}(?:\.\d{3})+|\d+)(?:[.,](\d{1,2}))?\s*€?\s*$/.exec(text);
  if (!match?.[1]) return undefined;
  const cents = Number(match[1].replaceAll('.', '')) * 100 + Number((match[2] ?? '').padEnd(2, '0'));
  return Number.isSafeInteger(cents) ? cents : undefined;
}

/** `60,00 €`, the form prices have on screen and in the platform's events; takes whole cents. */
export function priceText(cents: number): string {
  const amount = Math.abs(cents);
  const euros = String(Math.trunc(amount / 100)).replace(/\B(?=(\d{3})+$)/g, '.');
  return `${cents < 0 ? '-' : ''}${euros},${String(amount % 100).padStart(2, '0')} €`;
}
