import {
  type LegacyHttpRequest,
  type LegacyHttpResponse,
  type LegacyTransport,
  TransportFailure,
} from '#bff/legacy/legacy-transport';

/** The readings of the platform under way in this process. What is shared is the raw answer: each asker decodes it. */
export interface SharedReads {
  /** The transport of a query: a reading that another query of the same user has under way is waited for instead of asked again. */
  forQuery(transport: LegacyTransport): LegacyTransport;
  /** The transport of a command: it reads for itself, and no reading begun before one of its calls ended is shared any longer. */
  forCommand(transport: LegacyTransport): LegacyTransport;
}

export function createSharedReads(): SharedReads {
  const underWay = new Map<string, Promise<LegacyHttpResponse>>();

  return {
    forQuery: (transport) => async (request) => {
      if (!isOwnReading(request)) return transport(request);
      const key = `${request.base} ${request.method} ${request.path} ${request.body ?? ''}`;
      const others = underWay.get(key);
      if (others) {
        // One that failed for its own asker, whose browser left for instance, is asked again.
        const answered = others.catch((failure) => {
          if (failure instanceof TransportFailure) return transport(request);
          throw failure;
        });
        // Whose own time is up, or whose own browser has left, waits for nobody: its own transport says so.
        return Promise.race([answered, aborted(request.signal).then(() => transport(request))]);
      }
      const own = transport(request).finally(() => {
        if (underWay.get(key) === own) underWay.delete(key);
      });
      underWay.set(key, own);
      return own;
    },
    forCommand: (transport) => (request) => transport(request).finally(() => underWay.clear()),
  };
}

/** Whether it is a reading that names its user: only such a one is the same for all who share it. */
function isOwnReading({ safeToRepeat, path, body = '' }: LegacyHttpRequest): boolean {
  return safeToRepeat && (body.includes('"private_token":"') || path.includes('private_token='));
}

function aborted(signal: AbortSignal): Promise<void> {
  if (signal.aborted) return Promise.resolve();
  return new Promise((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));
}
