import { setTimeout as pause } from 'node:timers/promises';
import { bulkhead, isBulkheadRejectedError } from 'cockatiel';
import type { LegacyHttpRequest, LegacyHttpResponse } from '#bff/legacy/legacy-transport';
import type { Log } from '#bff/log';
import { createBreaker } from '#bff/server/transport/breaker';
import { createPlatformPool } from '#bff/server/transport/platform-pool';
import { createRetryBudget } from '#bff/server/transport/retry-budget';
import { type SendOnce, sendOver } from '#bff/server/transport/send-over';
import { calledOff, TransportFault } from '#bff/server/transport/transport-fault';
import type { TransportLimits } from '#bff/server/transport/transport-limits';
import { whileWanted } from '#bff/server/transport/while-wanted';
import { withDeadline } from '#bff/server/transport/with-deadline';
import type { LegacyBase } from '#contracts/kernel/platform/legacy-call';

/**
 * The connection to one address of the platform, with its own pool, queue and breaker, so that one that hangs slows no
 * other.
 */
export interface PlatformLane {
  send(request: LegacyHttpRequest): Promise<LegacyHttpResponse>;
  close(): Promise<void>;
}

export interface PlatformLaneOptions {
  readonly name: LegacyBase;
  readonly base: string;
  readonly limits: TransportLimits;
  readonly log: Log;
}

export function createPlatformLane({ name, base, limits, log }: PlatformLaneOptions): PlatformLane {
  const pool = createPlatformPool(base, limits);
  const attempt = guarded({ name, base, limits, log }, sendOver(pool, { base, limits }));
  const budget = createRetryBudget();

  function send(request: LegacyHttpRequest): Promise<LegacyHttpResponse> {
    const deadline = { ms: patienceMs(request, limits), outer: request.signal };
    return withDeadline(deadline, (signal) =>
      request.safeToRepeat ? sendAndRepeat(request, signal) : attempt({ ...request, signal }),
    );
  }

  async function sendAndRepeat(request: LegacyHttpRequest, signal: AbortSignal): Promise<LegacyHttpResponse> {
    budget.earn();
    const first = await attempt({ ...request, signal }).catch((failure: unknown) => failure as TransportFault);
    const isWorthRetrying = first instanceof TransportFault ? first.kind === 'connection' : first.status >= 500;
    if (!isWorthRetrying || !budget.spend()) return answerOrThrow(first);
    log.warn('legacy_call_retried', { call: request.call });
    await pauseBefore(limits.retryPauseMs, signal);
    return attempt({ ...request, signal });
  }

  return { send, close: () => pool.destroy() };
}

/** One attempt through queue and breaker. Throws only `TransportFault`; `sent` says whether it went out. */
function guarded({ name, limits, log }: PlatformLaneOptions, sendOnce: SendOnce): SendOnce {
  const queue = bulkhead(limits.connections, limits.queue);
  const breaker = createBreaker(limits.breakMs);
  breaker.onOpened(() => log.error('legacy_breaker_opened', { base: name }));
  breaker.onClosed(() => log.info('legacy_breaker_closed', { base: name }));

  return async (request) => {
    let sent = false;
    const send = (isProbe: boolean) => {
      sent = true;
      // A probe continues although its browser leaves, or asking and leaving would waste it.
      return isProbe
        ? withDeadline({ ms: patienceMs(request, limits), outer: never }, (signal) => sendOnce({ ...request, signal }))
        : sendOnce(request);
    };
    try {
      const answer = queue.execute(() => breaker.run(request, send), request.signal);
      return await whileWanted(answer, request.signal, () => calledOff(request.signal, sent));
    } catch (failure) {
      if (isBulkheadRejectedError(failure)) throw new TransportFault('shed', { reason: 'queue full', sent: false });
      throw failure;
    }
  };
}

/** How long a call may take in all, in milliseconds. */
function patienceMs({ safeToRepeat, fileBody }: LegacyHttpRequest, limits: TransportLimits): number {
  if (safeToRepeat) return limits.readMs;
  return fileBody ? limits.fileMs : limits.writeMs;
}

const never = new AbortController().signal;

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
