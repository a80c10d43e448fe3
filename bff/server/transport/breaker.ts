import {
  type CircuitBreakerPolicy,
  CircuitState,
  ConsecutiveBreaker,
  circuitBreaker,
  handleWhen,
  type IBreaker,
  IterableBackoff,
  SamplingBreaker,
} from 'cockatiel';
import type { LegacyHttpResponse } from '#bff/legacy/legacy-transport';
import { TransportFault } from '#bff/server/transport/transport-fault';

/**
 * Opens after five faults in a row, or when more than half of at least twenty calls in ten seconds failed. Faults are
 * lost connections, timeouts and statuses of 500 and above; a refusal in words is an answer like any other.
 */
export function createBreaker(breakMs: readonly number[]): CircuitBreakerPolicy {
  const policy: CircuitBreakerPolicy = circuitBreaker(
    // A probe that brought no answer has proved nothing, whatever stopped it: the library would close on it.
    handleWhen((failure) => isPlatformFault(failure) || policy.state === CircuitState.HalfOpen).orWhenResult((answer) =>
      isServerError(answer as LegacyHttpResponse),
    ),
    {
      halfOpenAfter: new IterableBackoff(breakMs),
      breaker: either(
        new ConsecutiveBreaker(5),
        new SamplingBreaker({ threshold: 0.5, duration: 10_000, minimumRps: 2 }),
      ),
    },
  );
  return policy;
}

/** A status that says the platform itself failed. */
export function isServerError({ status }: LegacyHttpResponse): boolean {
  return status >= 500;
}

function isPlatformFault(failure: unknown): boolean {
  return failure instanceof TransportFault && failure.isPlatformFault;
}

/** Opens when one of two would; both see every call. */
function either(one: IBreaker, other: IBreaker): IBreaker {
  return {
    state: undefined,
    success(state) {
      one.success(state);
      other.success(state);
    },
    failure(state) {
      const opens = [one.failure(state), other.failure(state)];
      return opens.includes(true);
    },
  };
}
