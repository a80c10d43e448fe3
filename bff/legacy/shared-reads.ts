import type { LegacyClient } from '#bff/legacy/legacy-client';
import { LegacyUnavailable } from '#bff/legacy/legacy-failures';
import type { LegacyCall } from '#contracts/kernel/platform/legacy-call';

/** The readings of the platform under way in this process, by user and request. */
export interface SharedReads {
  /** The client of a query: a reading that the same user's other query has under way is waited for instead of asked again. */
  forQuery(client: LegacyClient): LegacyClient;
  /** The client of a command: it reads for itself, and no reading begun before one of its calls ended is shared any longer. */
  forCommand(client: LegacyClient): LegacyClient;
}

export function createSharedReads(): SharedReads {
  const underWay = new Map<string, Promise<unknown>>();

  /** Joins the reading under way, or begins it. One that failed for its own asker, whose browser left, is asked again. */
  const share = async <Answer>(key: string, ask: () => Promise<Answer>): Promise<Answer> => {
    const others = underWay.get(key) as Promise<Answer> | undefined;
    if (others) {
      try {
        return await others;
      } catch (failure) {
        if (!(failure instanceof LegacyUnavailable)) throw failure;
        return ask();
      }
    }
    const own = ask().finally(() => {
      if (underWay.get(key) === own) underWay.delete(key);
    });
    underWay.set(key, own);
    return own;
  };

  return {
    forQuery: (client) => ({
      ...client,
      call: (call, request, mapping) => {
        const ask = () => client.call(call, request, mapping);
        return isOwnReading(call, request) ? share(`${call.name} ${JSON.stringify(request)}`, ask) : ask();
      },
    }),
    forCommand: (client) => ({
      ...client,
      call: async (call, request, mapping) => {
        try {
          return await client.call(call, request, mapping);
        } finally {
          underWay.clear();
        }
      },
    }),
  };
}

/** Whether it is a reading that names its user: only such a one is the same for whoever shares it. */
function isOwnReading(call: LegacyCall, request: unknown): boolean {
  return call.safeToRepeat && typeof request === 'object' && request !== null && 'private_token' in request;
}
