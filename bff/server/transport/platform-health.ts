import { CircuitState, SamplingBreaker } from 'cockatiel';
import type { LegacyHttpRequest, LegacyHttpResponse } from '#bff/legacy/legacy-transport';
import { TransportFault } from '#bff/server/transport/transport-fault';

/**
 * What one attempt says about the platform's health.
 *
 * - `answered`: the application answered, even with a refusal.
 * - `away`: no connection, a lost one, or a proxy's answer that the platform is gone (502, 503, 504).
 * - `unanswered`: no answer in time, or one that is too large. The request may be the reason.
 * - `failed`: an error of the application (any other 5xx). The request may be the reason.
 * - `unknown`: cancelled by the caller.
 */
type Outcome = 'answered' | 'away' | 'unanswered' | 'failed' | 'unknown';

/** One attempt: its caller, its call and its result. */
export interface Attempt {
  readonly request: Pick<LegacyHttpRequest, 'call' | 'caller'>;
  readonly result: LegacyHttpResponse | TransportFault;
}

/** Whether the platform is there, judged by recent attempts. */
export interface PlatformHealth {
  /** Notes an attempt; true when the platform now counts as away. */
  isAwayAfter(attempt: Attempt): boolean;
  /** Forgets everything, since the platform has just shown that it is there. */
  beginAnew(): void;
}

/** The failures since the last answer, counted so that one caller's input counts at most once. */
interface Row {
  weight: number;
  /** The callers whose input may have caused a counted failure. */
  readonly callers: Set<string>;
  /** The calls in which an application failure was counted. */
  readonly calls: Set<string>;
}

const mostInARow = 5;
const proxyStatuses: readonly number[] = [502, 503, 504];

/**
 * Reports that the platform is away after five failures in a row, or when more than half of at least twenty attempts in
 * ten seconds were `away`. An `away` counts every time, for any caller. A failure the input may have caused counts once
 * per caller in a row, and an application error also only once per call: so neither one caller's input, however often
 * sent, nor one call that is broken for all, nor both together close the platform to others.
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

/** Whether a failure counts in the row; a caller or call already counted is not counted again. */
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
