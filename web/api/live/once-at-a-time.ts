/**
 * Reads queries again as hints ask for it, each once at a time: however many hints come while one is read, it is read
 * once more, and that reading has begun after the last of them.
 */
export function onceAtATime(read: (query: string) => Promise<void>): (queries: readonly string[]) => void {
  /** The queries under way; whether each is asked for again. */
  const underWay = new Map<string, boolean>();
  const readWhileAsked = async (query: string) => {
    do {
      underWay.set(query, false);
      await read(query);
    } while (underWay.get(query));
    underWay.delete(query);
  };
  return (queries) => {
    for (const query of queries) {
      if (underWay.has(query)) underWay.set(query, true);
      else void readWhileAsked(query);
    }
  };
}
