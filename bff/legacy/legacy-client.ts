import { safeParse } from 'zod/v4/core';
import { bodyOf } from '#bff/legacy/body-of';
import {
  isRefusal,
  LegacyRefused,
  LegacyTooLarge,
  LegacyUnavailable,
  LegacyUnreadable,
} from '#bff/legacy/legacy-failures';
import {
  type LegacyHttpRequest,
  type LegacyHttpResponse,
  type LegacyTransport,
  TransportFailure,
} from '#bff/legacy/legacy-transport';
import { readPhpAnswer, refusalIn } from '#bff/legacy/read-php-answer';
import type { Log } from '#bff/log';
import { OperationFailed } from '#bff/operation-failed';
import { compiled } from '#contracts/kernel/compiled';
import type { Operation, RefusalCode } from '#contracts/kernel/operation';
import type { LegacyAnswer, LegacyBase, LegacyCall, LegacyRequest } from '#contracts/kernel/platform/legacy-call';
import { gatherRowFaults, type RowFault } from '#contracts/kernel/platform/row-faults';

/** What the platform's refusals mean to an operation; one that is not listed stays a `LegacyRefused`. */
export interface RefusalMapping<Op extends Operation> {
  readonly operation: Op;
  /** The operation's refusal for each of the platform's codes. */
  readonly refusals?: Readonly<Record<string, RefusalCode<Op>>>;
  /** The operation's refusal for every other code or sentence. */
  readonly anyRefusal?: RefusalCode<Op>;
}

/**
 * Calls the platform. Returns the decoded answer; throws `LegacyUnavailable`, `LegacyUnreadable`, and for a refusal the
 * operation's own where the mapping lists one, otherwise `LegacyRefused`.
 */
export interface LegacyClient {
  call<Call extends LegacyCall, Op extends Operation = Operation>(
    call: Call,
    request: LegacyRequest<Call>,
    mapping?: RefusalMapping<Op>,
  ): Promise<LegacyAnswer<Call>>;
  /** Fetches a whole public file; the caller judges its content. */
  file(file: LegacyFile): Promise<Uint8Array>;
  /** The same client over another transport, made from this one's. */
  over(wrap: (transport: LegacyTransport) => LegacyTransport): LegacyClient;
}

/** A file of the platform: its name in logs, and its address. */
export interface LegacyFile {
  readonly name: string;
  readonly base: LegacyBase;
  readonly path: `/${string}`;
  /** In bytes; a larger file counts as unreadable. */
  readonly maxBytes: number;
}

export interface LegacyClientParts {
  readonly transport: LegacyTransport;
  readonly log: Log;
  /** Aborts every call still under way when the browser's request ends or its time is up. */
  readonly signal: AbortSignal;
  /** Paths an operator has set instead of the contract's. */
  readonly paths: Readonly<Record<string, string>>;
  /** The address of the browser the calls are made for; left out where the back end calls on its own behalf. */
  readonly caller?: string;
}

/** Builds the client of the platform, the only part that knows the PHP quirks of its answers. */
export function createLegacyClient(parts: LegacyClientParts): LegacyClient {
  return {
    async call(call, request, mapping) {
      const response = await send(parts, httpRequestOf(parts, call, request));
      try {
        return readAnswer(parts.log, call, response);
      } catch (failure) {
        throw isRefusal(failure) && mapping ? meantBy(failure, mapping) : failure;
      }
    },
    async file(file) {
      const { name: call, base, path } = file;
      const response = await send(parts, { call, base, path, method: 'GET', body: undefined, safeToRepeat: true });
      return readFile(parts.log, file, response);
    },
    over: (wrap) => createLegacyClient({ ...parts, transport: wrap(parts.transport) }),
  };
}

function meantBy<Op extends Operation>(
  refused: LegacyRefused,
  { refusals = {}, anyRefusal }: RefusalMapping<Op>,
): OperationFailed | LegacyRefused {
  const code = Object.hasOwn(refusals, refused.refusal) ? refusals[refused.refusal] : anyRefusal;
  return code === undefined ? refused : new OperationFailed(code);
}

type UnsentRequest = Omit<LegacyHttpRequest, 'signal' | 'caller'>;

function httpRequestOf({ paths }: LegacyClientParts, call: LegacyCall, request: unknown): UnsentRequest {
  const path = paths[call.name] ?? call.path;
  const isGet = call.method === 'GET';
  return {
    call: call.name,
    base: call.base,
    method: call.method,
    path: isGet ? `${path}?${new URLSearchParams(request as Record<string, string>)}` : path,
    ...(isGet ? { body: undefined } : bodyOf(request)),
    safeToRepeat: call.safeToRepeat,
  };
}

async function send(parts: LegacyClientParts, request: UnsentRequest): Promise<LegacyHttpResponse> {
  const { transport, signal, caller } = parts;
  try {
    return await transport({ ...request, signal, caller });
  } catch (failure) {
    if (!(failure instanceof TransportFailure)) throw failure;
    const { message, sent, retryAfterSeconds } = failure;
    const Failure = failure.isTooLarge ? LegacyTooLarge : LegacyUnavailable;
    throw new Failure(request.call, message, sent && !request.safeToRepeat, retryAfterSeconds);
  }
}

function readFile(log: Log, { name, maxBytes }: LegacyFile, { status, body }: LegacyHttpResponse): Uint8Array {
  if (status === 200 && body.length <= maxBytes) return body;
  const reason = status === 200 ? 'too large' : `status ${status}`;
  log.warn('legacy_file_not_taken', { call: name, status, reason });
  if (status >= 500) throw new LegacyUnavailable(name, reason, false);
  if (status >= 400) throw new LegacyRefused(name, reason);
  throw new LegacyUnreadable(name, reason, false);
}

function readAnswer<Call extends LegacyCall>(log: Log, call: Call, response: LegacyHttpResponse): LegacyAnswer<Call> {
  const unknown = !call.safeToRepeat;
  const answer = readPhpAnswer(response.body);
  if (answer.kind === 'unreadable') {
    log.warn('legacy_answer_unreadable', { call: call.name, status: response.status, reason: answer.reason });
    if (response.status >= 500) throw new LegacyUnavailable(call.name, `status ${response.status}`, unknown);
    throw new LegacyUnreadable(call.name, answer.reason, unknown);
  }
  if (!answer.isUtf8) log.warn('legacy_answer_not_utf8', { call: call.name });
  const refusal = refusalIn(answer.value);
  if (refusal !== undefined) throw new LegacyRefused(call.name, refusal);
  if (response.status >= 500) throw new LegacyUnavailable(call.name, `status ${response.status}`, unknown);
  if (response.status >= 400) throw new LegacyRefused(call.name, `status ${response.status}`);
  return decode(log, call, answer.value);
}

function decode<Call extends LegacyCall>(log: Log, call: Call, value: unknown): LegacyAnswer<Call> {
  const { result, faults } = gatherRowFaults(() => safeParse(compiled(call.answer), value));
  logFaults(log, call, faults);
  if (result.success) return result.data as LegacyAnswer<Call>;
  const paths = result.error.issues.map((issue) => issue.path.join('.'));
  log.warn('legacy_contract_mismatch', { call: call.name, paths });
  throw new LegacyUnreadable(call.name, 'does not match its contract', !call.safeToRepeat, paths);
}

/** One line per list or field, however many rows are wrong: a platform with a quirk repeats it thousands of times. */
export function logFaults(log: Log, call: Pick<LegacyCall, 'name'>, faults: readonly RowFault[]): void {
  for (const [list, rows] of Map.groupBy(faults, (fault) => fault.list)) {
    const fields = [...new Set(rows.flatMap((row) => row.fields))];
    log.warn('legacy_row_dropped', { call: call.name, list, rows: rows.length, fields });
  }
}
