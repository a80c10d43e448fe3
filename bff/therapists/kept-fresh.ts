import type { Instant } from '#contracts/kernel/instant';

export interface KeptFreshParts<Value> {
  readonly read: () => Promise<Value>;
  readonly now: () => Instant;
  /** How long a value is handed out as it is, in milliseconds. */
  readonly freshMs: number;
  /** How long it may be handed out while a new one is read behind it. */
  readonly usableMs: number;
  /** Told when that reading behind failed; the value stays. */
  readonly onRefreshFailed: (failure: unknown) => void;
}

/**
 * Keeps one value that everybody shares, however many ask: readings never overlap, and while the value is usable there
 * is at most one in each `freshMs`, whether it succeeds or not. A reading that somebody waits for fails for them.
 */
export function keptFresh<Value>(parts: KeptFreshParts<Value>): () => Promise<Value> {
  let kept: { readonly value: Value; readonly readAt: Instant } | undefined;
  let triedAt: Instant | undefined;
  let reading: Promise<Value> | undefined;

  async function read(): Promise<Value> {
    const readAt = parts.now();
    triedAt = readAt;
    const value = await parts.read();
    kept = { value, readAt };
    return value;
  }

  function readOnce(): Promise<Value> {
    reading ??= read().finally(() => {
      reading = undefined;
    });
    return reading;
  }

  return async () => {
    const now = parts.now();
    if (!kept || now - kept.readAt >= parts.usableMs) return readOnce();
    if (now - (triedAt ?? kept.readAt) >= parts.freshMs) readOnce().catch(parts.onRefreshFailed);
    return kept.value;
  };
}
