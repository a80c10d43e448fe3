/** `Nessun terapeuta`, `1 terapeuta`, `12 terapeuti`. */
export function therapistsCount(total: number): string {
  if (total === 0) return 'Nessun terapeuta';
  return total === 1 ? '1 terapeuta' : `${total} terapeuti`;
}
