/** How many appointments there are, in words that fit the number. */
export function appointmentCount(count: number): string {
  if (count === 0) return 'nessun appuntamento';
  return count === 1 ? '1 appuntamento' : `${count} appuntamenti`;
}
