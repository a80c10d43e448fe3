import { safeParse } from 'zod/v4/core';
import { LegacyRefused, LegacyUnavailable, LegacyUnreadable } from '#bff/legacy/legacy-failures';
import { type LegacyHttpResponse, type LegacyTransport, TransportFailure } from '#bff/legacy/legacy-transport';
import { readPhpAnswer, refusalIn } from '#bff/legacy/read-php-answer';
import type { Log } from '#bff/log';
import { compiled } from '#contracts/kernel/compiled';
import type { LegacyAnswer, LegacyCall, LegacyRequest } from '#contracts/kernel/legacy-call';
import { gatherRowFaults } from '#contracts/kernel/row-faults';

/** Asks the platform. Returns the decoded answer; throws `LegacyRefused`, `LegacyUnavailable` or `LegacyUnreadable`. */
export interface LegacyClient {
  call<Call extends LegacyCall>(call: Call, request: LegacyRequest<Call>): Promise<LegacyAnswer<Call>>;
}

export interface LegacyClientParts {
  readonly transport: LegacyTransport;
  readonly log: Log;
  /** Ends every call still under way when the browser's request ends or its time is up. */
  readonly signal: AbortSignal;
  /** Paths an operator has set in place of the contract's. */
  readonly paths: Readonly<Record<string, string>>;
}

/** Builds the one client of the platform: it alone knows the platform's manners. */
export function createLegacyClient(parts: LegacyClientParts): LegacyClient {
  return {
    async call(call, request) {
      const response = await send(parts, call, request);
      return readAnswer(parts.log, call, response);
    },
  };
}

async function send(parts: LegacyClientParts, call: LegacyCall, request: unknown): Promise<LegacyHttpResponse> {
  const path = parts.paths[call.name] ?? call.path;
  const isGet = call.method === 'GET';
  try {
    return await parts.transport({
      call: call.name,
      base: call.base,
      method: call.method,
      path: isGet ? `${path}?${new URLSearchParams(request as Record<string, string>)}` : path,
      body: isGet ? undefined : JSON.stringify(request),
      safeToRepeat: call.safeToRepeat,
      signal: parts.signal,
    });
  } catch (failure) {
    if (!(failure instanceof TransportFailure)) throw failure;
    throw new LegacyUnavailable(call.name, failure.message, failure.sent && !call.safeToRepeat);
  }
}

function readAnswer<Call extends LegacyCall>(log: Log, call: Call, response: LegacyHttpResponse): LegacyAnswer<Call> {
  const unknown = !call.safeToRepeat;
  const answer = readPhpAnswer(response.body);
  if (answer.kind === 'unreadable') {
    log.warn('legacy_answer_unreadable', { call: call.name, status: response.status, reason: answer.reason });
    if (response.status >= 500) throw new LegacyUnavailable(call.name, `status ${response.status}`, unknown);
    throw new LegacyUnreadable(call.name, answer.reason, unknown);
  }
  if (answer.encoding !== 'utf-8') log.warn('legacy_answer_not_utf8', { call: call.name });
  const refusal = refusalIn(answer.value);
  if (refusal !== undefined) throw new LegacyRefused(call.name, refusal);
  if (response.status >= 500) throw new LegacyUnavailable(call.name, `status ${response.status}`, unknown);
  if (response.status >= 400) throw new LegacyRefused(call.name, `status ${response.status}`);
  return decode(log, call, answer.value);
}

function decode<Call extends LegacyCall>(log: Log, call: Call, value: unknown): LegacyAnswer<Call> {
  const { result, faults } = gatherRowFaults(() => safeParse(compiled(call.answer), value));
  for (const fault of faults) log.warn('legacy_row_dropped', { call: call.name, ...fault });
  if (result.success) return result.data as LegacyAnswer<Call>;
  const paths = result.error.issues.map((issue) => issue.path.join('.'));
  log.warn('legacy_contract_mismatch', { call: call.name, paths });
  throw new LegacyUnreadable(call.name, 'does not match its contract', !call.safeToRepeat, paths);
}
