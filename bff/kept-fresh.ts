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

/** Hands out the value. */
export interface KeptFresh<Value> {
  (): Promise<Value>;
  /** Lets go of the value, which is known to be behind: whoever asks next waits for a new reading. */
  drop(): void;
}

/** Between two drops: however often the value is let go, readings that everybody waits for stay rare. */
const dropPauseMs = 5_000;

/**
 * Keeps one value that everybody shares, however many ask: readings never overlap, and while the value is usable there
 * is at most one in each `freshMs`, whether it succeeds or not. A reading that somebody waits for fails for them.
 */
export function keptFresh<Value>(parts: KeptFreshParts<Value>): KeptFresh<Value> {
  let kept: { readonly value: Value; readonly readAt: Instant } | undefined;
  let triedAt: Instant | undefined;
  let reading: Promise<Value> | undefined;
  let isDropWanted = false;
  let droppedAt: Instant | undefined;

  function readOnce(): Promise<Value> {
    if (reading) return reading;
    const readAt = parts.now();
    triedAt = readAt;
    const own = parts
      .read()
      .then((value) => {
        // One that began before a drop is behind as well.
        if (reading === own) kept = { value, readAt };
        return value;
      })
      .finally(() => {
        if (reading === own) reading = undefined;
      });
    reading = own;
    return own;
  }

  function letGo(now: Instant): void {
    if (!isDropWanted || (droppedAt !== undefined && now - droppedAt < dropPauseMs)) return;
    isDropWanted = false;
    droppedAt = now;
    kept = undefined;
    reading = undefined;
  }

  async function ask(): Promise<Value> {
    const now = parts.now();
    letGo(now);
    if (!kept || now - kept.readAt >= parts.usableMs) return readOnce();
    if (now - (triedAt ?? kept.readAt) >= parts.freshMs) readOnce().catch(parts.onRefreshFailed);
    return kept.value;
  }

  const drop = () => {
    isDropWanted = true;
  };
  return Object.assign(ask, { drop });
}
