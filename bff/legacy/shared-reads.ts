import {
  type LegacyHttpRequest,
  type LegacyHttpResponse,
  type LegacyTransport,
  TransportFailure,
} from '#bff/legacy/legacy-transport';

/**
 * Shares the readings of the platform that are under way in this process. The raw answer is shared: each caller decodes
 * it.
 */
export interface SharedReads {
  /** A query's transport: it waits for the same reading of another query of the same user, instead of asking again. */
  forQuery(transport: LegacyTransport): LegacyTransport;
  /**
   * A command's transport: it reads for itself, and no reading begun before one of its calls ended is shared
   * afterwards.
   */
  forCommand(transport: LegacyTransport): LegacyTransport;
  /** No reading begun before now is shared afterwards: what is read has changed elsewhere. */
  letGo(): void;
}

export function createSharedReads(): SharedReads {
  const underWay = new Map<string, Promise<LegacyHttpResponse>>();

  const letGo = () => underWay.clear();
  return {
    letGo,
    forQuery: (transport) => async (request) => {
      if (!isOwnReading(request)) return transport(request);
      const key = `${request.base} ${request.method} ${request.path} ${request.body ?? ''}`;
      const others = underWay.get(key);
      if (others) {
        // A reading that failed for its own caller, whose browser left for instance, is asked again.
        const answered = others.catch((failure) => {
          if (failure instanceof TransportFailure) return transport(request);
          throw failure;
        });
        // A caller whose own time is up or whose browser has left stops waiting: its own transport reports that.
        return Promise.race([answered, aborted(request.signal).then(() => transport(request))]);
      }
      const own = transport(request).finally(() => {
        if (underWay.get(key) === own) underWay.delete(key);
      });
      underWay.set(key, own);
      return own;
    },
    forCommand: (transport) => (request) => transport(request).finally(letGo),
  };
}

/** Whether it is a reading that names its user: only then is the answer the same for all who share it. */
function isOwnReading({ safeToRepeat, path, body = '' }: LegacyHttpRequest): boolean {
  return safeToRepeat && (body.includes('"private_token":"') || path.includes('private_token='));
}

function aborted(signal: AbortSignal): Promise<void> {
  if (signal.aborted) return Promise.resolve();
  return new Promise((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));
}
