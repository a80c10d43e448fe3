import { CircuitState, SamplingBreaker } from 'cockatiel';
import type { LegacyHttpRequest, LegacyHttpResponse } from '#bff/legacy/legacy-transport';
import { TransportFault } from '#bff/server/transport/transport-fault';

/**
 * What came of one attempt, as far as the platform's health goes.
 *
 * - `answered`: the application spoke, be it to refuse.
 * - `away`: no connection, a lost one, or a proxy's answer that the platform is gone (502, 503, 504).
 * - `unanswered`: nothing in time, or more than we take. What was asked may be the reason.
 * - `failed`: an error of the application (any other 5xx). What was asked may be the reason.
 * - `unknown`: called off by the caller.
 */
type Outcome = 'answered' | 'away' | 'unanswered' | 'failed' | 'unknown';

/** One attempt: who asked what, and what came of it. */
export interface Attempt {
  readonly request: Pick<LegacyHttpRequest, 'call' | 'caller'>;
  readonly result: LegacyHttpResponse | TransportFault;
}

/** Whether the platform is there, by what came of the attempts of late. */
export interface PlatformHealth {
  /** Notes an attempt; true when the platform is to be left alone now. */
  isAwayAfter(attempt: Attempt): boolean;
  /** Forgets everything, since the platform has just shown that it is there. */
  beginAnew(): void;
}

/** What failed since something was last answered, counted so that one caller's input weighs as one at most. */
interface Row {
  weight: number;
  /** The callers whose input may have caused something that was counted. */
  readonly callers: Set<string>;
  /** The calls in which a failure of the application was counted. */
  readonly calls: Set<string>;
}

const mostInARow = 5;
const proxyStatuses: readonly number[] = [502, 503, 504];

/**
 * Says that the platform is away after five failures in a row, or when more than half of at least twenty attempts in ten
 * seconds found it `away`. Only that counts every time, for any caller. What the input may have caused counts once for
 * each caller in a row, and an error of the application besides once for each call: one caller's input, sent however often,
 * does not close the platform to others, nor does one call that is broken for all, nor the two together.
 */
export function createPlatformHealth(): PlatformHealth {
  let row = emptyRow();
  const sampling = new SamplingBreaker({ threshold: 0.5, duration: 10_000, minimumRps: 2 });
  return {
    isAwayAfter({ request: { call, caller = '' }, result }) {
      const outcome = outcomeOf(result);
      if (outcome === 'unknown') return false;
      if (outcome === 'answered') {
        row = emptyRow();
        sampling.success(CircuitState.Closed);
        return false;
      }
      if (countsIn(row, outcome, { call, caller })) row.weight += 1;
      const isMostlyAway = outcome === 'away' && sampling.failure(CircuitState.Closed);
      return isMostlyAway || row.weight >= mostInARow;
    },
    beginAnew() {
      row = emptyRow();
      sampling.success(CircuitState.HalfOpen);
    },
  };
}

/** Whether the platform itself answered: an error of the application shows that it is there, too. */
export function isThere(result: Attempt['result']): boolean {
  return ['answered', 'failed'].includes(outcomeOf(result));
}

function outcomeOf(result: Attempt['result']): Outcome {
  if (result instanceof TransportFault) {
    if (result.kind === 'connection') return 'away';
    return result.kind === 'timeout' || result.kind === 'oversized' ? 'unanswered' : 'unknown';
  }
  if (proxyStatuses.includes(result.status)) return 'away';
  return result.status >= 500 ? 'failed' : 'answered';
}

function emptyRow(): Row {
  return { weight: 0, callers: new Set(), calls: new Set() };
}

/** Whether a failure weighs on the row; a caller or a call that it is counted for is not counted again. */
function countsIn(
  { callers, calls }: Row,
  outcome: 'away' | 'unanswered' | 'failed',
  { call, caller }: { readonly call: string; readonly caller: string },
): boolean {
  if (outcome === 'away') return true;
  if (callers.has(caller) || (outcome === 'failed' && calls.has(call))) return false;
  callers.add(caller);
  if (outcome === 'failed') calls.add(call);
  return true;
}
