import { setTimeout as pause } from 'node:timers/promises';
import { bulkhead, CircuitState, isBrokenCircuitError, isBulkheadRejectedError } from 'cockatiel';
import type { LegacyHttpRequest, LegacyHttpResponse } from '#bff/legacy/legacy-transport';
import type { Log } from '#bff/log';
import { createBreaker, isServerError } from '#bff/server/transport/breaker';
import { createPlatformPool } from '#bff/server/transport/platform-pool';
import { createRetryBudget } from '#bff/server/transport/retry-budget';
import { type SendOnce, sendOver } from '#bff/server/transport/send-over';
import { calledOff, TransportFault } from '#bff/server/transport/transport-fault';
import type { TransportLimits } from '#bff/server/transport/transport-limits';
import { whileWanted } from '#bff/server/transport/while-wanted';
import { withDeadline } from '#bff/server/transport/with-deadline';
import type { LegacyBase } from '#contracts/kernel/legacy-call';

/** The way to one address of the platform, with its own pool, queue and breaker: one that hangs slows no other. */
export interface PlatformLane {
  send(request: LegacyHttpRequest): Promise<LegacyHttpResponse>;
  close(): Promise<void>;
}

export interface PlatformLaneParts {
  readonly name: LegacyBase;
  readonly base: string;
  readonly limits: TransportLimits;
  readonly log: Log;
}

export function createPlatformLane({ name, base, limits, log }: PlatformLaneParts): PlatformLane {
  const pool = createPlatformPool(base, limits);
  const attempt = guarded({ name, base, limits, log }, sendOver(pool, { base, limits }));
  const budget = createRetryBudget();

  function send(request: LegacyHttpRequest): Promise<LegacyHttpResponse> {
    const { safeToRepeat, fileBody, signal: outer } = request;
    const writeMs = fileBody ? limits.fileMs : limits.writeMs;
    if (!safeToRepeat) return withDeadline({ ms: writeMs, outer }, (signal) => attempt({ ...request, signal }));
    return withDeadline({ ms: limits.readMs, outer }, (signal) => sendAndRepeat(request, signal));
  }

  async function sendAndRepeat(request: LegacyHttpRequest, signal: AbortSignal): Promise<LegacyHttpResponse> {
    budget.earn();
    const first = await attempt({ ...request, signal }).catch((failure: unknown) => failure as TransportFault);
    const isWorthRetrying = first instanceof TransportFault ? first.kind === 'connection' : isServerError(first);
    if (!isWorthRetrying || !budget.spend()) return answerOrThrow(first);
    log.warn('legacy_call_retried', { call: request.call });
    await pauseBefore(limits.retryPauseMs, signal);
    return attempt({ ...request, signal });
  }

  return { send, close: () => pool.destroy() };
}

/** One attempt through queue and breaker. Throws `TransportFault` and nothing else; `sent` says whether it went out. */
function guarded({ name, limits, log }: PlatformLaneParts, sendOnce: SendOnce): SendOnce {
  const queue = bulkhead(limits.connections, limits.queue);
  const breaker = createBreaker(limits.breakMs);
  breaker.onBreak(() => log.error('legacy_breaker_opened', { base: name }));
  breaker.onReset(() => log.info('legacy_breaker_closed', { base: name }));

  return async (request) => {
    let sent = false;
    const throughBreaker = () => {
      // While one call probes, the others are refused at once instead of waiting for what it finds.
      if (breaker.state === CircuitState.HalfOpen) throw shed('probe under way');
      return breaker.execute(() => {
        sent = true;
        return sendOnce(request);
      });
    };
    try {
      const answer = queue.execute(throughBreaker, request.signal);
      return await whileWanted(answer, request.signal, () => calledOff(request.signal, sent));
    } catch (failure) {
      if (isBulkheadRejectedError(failure)) throw shed('queue full');
      if (isBrokenCircuitError(failure)) throw shed('breaker open');
      throw failure;
    }
  };
}

function shed(reason: string): TransportFault {
  return new TransportFault('shed', { reason, sent: false });
}

function answerOrThrow(outcome: LegacyHttpResponse | TransportFault): LegacyHttpResponse {
  if (outcome instanceof TransportFault) throw outcome;
  return outcome;
}

async function pauseBefore([least, most]: readonly [number, number], signal: AbortSignal): Promise<void> {
  const ms = least + Math.random() * (most - least);
  await pause(ms, undefined, { signal }).catch(() => {
    throw calledOff(signal, true);
  });
}
