/** `nessun appuntamento`, `1 appuntamento`, `3 appuntamenti`. */
export function appointmentCount(count: number): string {
  if (count === 0) return 'nessun appuntamento';
  return count === 1 ? '1 appuntamento' : `${count} appuntamenti`;
}
