const oneDecimal = new Intl.NumberFormat('it-IT', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** `4,0`, always with one decimal. */
export function averageText(average: number): string {
  return oneDecimal.format(average);
}
