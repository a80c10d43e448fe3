/** The waiting time in the details of a `too_many_attempts`, as the end of a sentence. */
export function waitText(details: unknown): string {
  const seconds =
    typeof details === 'object' && details !== null && 'retryAfterSeconds' in details
      ? Number(details.retryAfterSeconds)
      : Number.NaN;
  if (!Number.isFinite(seconds)) return 'aspetta qualche minuto e riprova.';
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  return minutes === 1 ? 'potrai riprovare tra 1 minuto.' : `potrai riprovare tra ${minutes} minuti.`;
}
