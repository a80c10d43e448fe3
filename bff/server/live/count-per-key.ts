/** Counts what is open under each key. */
export interface CountPerKey {
  of(key: string): number;
  /** Counts one more; what it gives takes that one back, once. */
  add(key: string): () => void;
}

export function createCountPerKey(): CountPerKey {
  const counts = new Map<string, number>();
  const of = (key: string) => counts.get(key) ?? 0;
  return {
    of,
    add(key) {
      counts.set(key, of(key) + 1);
      let isCounted = true;
      return () => {
        if (!isCounted) return;
        isCounted = false;
        if (of(key) > 1) counts.set(key, of(key) - 1);
        else counts.delete(key);
      };
    },
  };
}
