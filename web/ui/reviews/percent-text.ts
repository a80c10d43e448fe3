const percentFormat = new Intl.NumberFormat('it-IT', { style: 'percent', maximumFractionDigits: 1 });

/** `66,7%`, with one decimal at most. */
export function percentText(percent: number): string {
  return percentFormat.format(percent / 100);
}
