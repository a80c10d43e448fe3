/** The waiting time in the details of a `too_many_attempts`, as the end of a sentence. */
export function waitText(details: unknown): string {
  const seconds =
    typeof details === 'object' && details !== null && 'retryAfterSeconds' in details
      ? Number(details.retryAfterSeconds)
      : Number.NaN;
  if (!Number.isFinite(seconds)) return 'aspetta qualche minuto e riprova.';
  return `potrai riprovare tra ${durationText(seconds)}.`;
}

/** A time to wait, in whole minutes, or in whole hours where it is longer than one; never shorter than it is. */
export function durationText(seconds: number): string {
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  if (minutes > 60) return `${Math.ceil(minutes / 60)} ore`;
  return minutes === 1 ? '1 minuto' : `${minutes} minuti`;
}
