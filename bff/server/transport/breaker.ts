import {
  CircuitState,
  circuitBreaker,
  handleWhenResult,
  type IBreaker,
  IterableBackoff,
  isBrokenCircuitError,
} from 'cockatiel';
import type { LegacyHttpRequest, LegacyHttpResponse } from '#bff/legacy/legacy-transport';
import { type Attempt, createPlatformHealth, isThere } from '#bff/server/transport/platform-health';
import { TransportFault } from '#bff/server/transport/transport-fault';

/** Stops calling a platform that is away, and tries again with one call after a while. */
export interface Breaker {
  /** Sends, unless the breaker is open. Throws only `TransportFault`. */
  run(request: LegacyHttpRequest, send: SendAttempt): Promise<LegacyHttpResponse>;
  onOpened(listener: () => void): void;
  onClosed(listener: () => void): void;
}

/** Sends once; `isProbe` when the call checks whether the platform is back. Throws only `TransportFault`. */
type SendAttempt = (isProbe: boolean) => Promise<LegacyHttpResponse>;

interface BreakerAttempt extends Attempt {
  readonly isProbe: boolean;
}

/**
 * Opens when `createPlatformHealth` says that the platform is away, for the first, second, … time in a row for that
 * many milliseconds. A probe closes it when the platform answers at all, since an application error may be caused by
 * the probe's own input. Attempts that began before it opened do not count.
 */
export function createBreaker(breakMs: readonly number[]): Breaker {
  const health = createPlatformHealth();
  const policy = circuitBreaker(
    handleWhenResult((result) => isAway(result as BreakerAttempt)),
    { halfOpenAfter: new IterableBackoff(breakMs), breaker: opensAtOnce },
  );
  policy.onReset(() => health.beginAnew());

  function isAway(attempt: BreakerAttempt): boolean {
    if (attempt.isProbe) return !isThere(attempt.result);
    return policy.state === CircuitState.Closed && health.isAwayAfter(attempt);
  }

  /** The seconds until the platform is called again, at least one. */
  function secondsLeft(): number {
    const { openedAt, attemptNo } = (policy.toJSON() as { ownState: { openedAt: number; attemptNo: number } }).ownState;
    const ms = breakMs[Math.min(attemptNo, breakMs.length) - 1] ?? 0;
    return Math.max(1, Math.ceil((openedAt + ms - Date.now()) / 1000));
  }

  return {
    async run(request, send) {
      // While one call probes, the others are refused at once instead of waiting for its result.
      if (policy.state === CircuitState.HalfOpen) throw shed({ reason: 'probe under way' });
      const { result } = await policy
        .execute(async (): Promise<BreakerAttempt> => {
          const isProbe = policy.state === CircuitState.HalfOpen;
          return { request, isProbe, result: await send(isProbe).catch(faultFrom) };
        })
        .catch((failure: unknown) => {
          if (!isBrokenCircuitError(failure)) throw failure;
          throw shed({ reason: 'breaker open', retryAfterSeconds: secondsLeft() });
        });
      if (result instanceof TransportFault) throw result;
      return result;
    },
    onOpened: (listener) => void policy.onBreak(listener),
    onClosed: (listener) => void policy.onReset(listener),
  };
}

function shed(why: { readonly reason: string; readonly retryAfterSeconds?: number }): TransportFault {
  return new TransportFault('shed', { ...why, sent: false });
}

function faultFrom(failure: unknown): TransportFault {
  if (failure instanceof TransportFault) return failure;
  throw failure;
}

/** The health has already been judged: a failure that reaches the library opens it. */
const opensAtOnce: IBreaker = { state: undefined, success() {}, failure: () => true };
