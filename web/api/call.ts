import * as z from 'zod/mini';
import type { Operation, OperationInput, OperationOutput } from '#contracts/kernel/operation';
import { problem } from '#contracts/kernel/problem';
import { announceAttempt } from '#web/api/attempts';
import { CallFailed } from '#web/api/call-failed';
import { takeEarly } from '#web/api/early-answers';
import { ownHeaders } from '#web/api/own-headers';
import { noteServerDate } from '#web/api/server-clock';

/** An answer of a versioned query, kept so that the next request can name its version. */
export interface VersionedAnswer<Output> {
  readonly version: string;
  readonly value: Output;
}

export interface CallOptions {
  /** The request is sent even when the page is left at once. */
  readonly keepalive?: boolean;
}

const envelope = z.object({ version: z.string(), value: z.optional(z.unknown()) });

/**
 * Calls an operation on behalf of the user whose page it is, and resolves with its output; throws `CallFailed` and
 * nothing else. Only what asks who is signed in, or signs out whoever is, calls for nobody in particular.
 */
export async function call<Op extends Operation>(
  operation: Op,
  input: OperationInput<Op>,
  pageUser: string | undefined,
  options: CallOptions = {},
): Promise<OperationOutput<Op>> {
  const answer = await post(operation, input, pageUser, options);
  return parsed<Op>(operation, operation.versioned ? envelopeOf(answer).value : answer);
}

/** Calls a versioned query with the version of the known answer: if it is unchanged, resolves with that same object. */
export async function callVersioned<Op extends Operation>(
  operation: Op,
  input: OperationInput<Op>,
  pageUser: string | undefined,
  known: VersionedAnswer<OperationOutput<Op>> | undefined,
): Promise<VersionedAnswer<OperationOutput<Op>>> {
  const asked = known ? { ...(input as object), version: known.version } : input;
  const answer = envelopeOf(await post(operation, asked, pageUser));
  if (known && answer.version === known.version) return known;
  return { version: answer.version, value: parsed<Op>(operation, answer.value) };
}

async function post(
  operation: Operation,
  input: unknown,
  pageUser: string | undefined,
  { keepalive = false }: CallOptions = {},
): Promise<unknown> {
  announceAttempt(operation.name);
  const early = takeEarly(operation.name, input);
  const answered = early && (await early);
  if (answered !== undefined) return answered;
  const wasOnline = navigator.onLine;
  const sentAt = Date.now();
  let response: Response;
  let body: unknown;
  try {
    response = await fetch(`/api/${operation.name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...ownHeaders(pageUser) },
      body: JSON.stringify(input),
      keepalive,
    });
    noteServerDate(response.headers.get('date'), sentAt);
    body = await response.json().catch(unlessCutOff);
  } catch {
    // A device that had no network from the beginning to the end has sent nothing.
    const mayHaveLeft = wasOnline || navigator.onLine;
    const outcome = operation.kind === 'command' && mayHaveLeft && { outcomeUnknown: true };
    throw new CallFailed({ code: 'no_connection', requestId: '', ...outcome });
  }
  if (response.ok) return body;
  const failure = problem.safeParse(body);
  throw new CallFailed(failure.success ? failure.data : { code: 'unexpected', requestId: '' });
}

/** A body that is no JSON counts as none; one that a broken connection cut short was never answered. */
function unlessCutOff(failure: unknown): undefined {
  if (!(failure instanceof SyntaxError)) throw failure;
}

function envelopeOf(answer: unknown): z.output<typeof envelope> {
  const read = envelope.safeParse(answer);
  if (!read.success) throw new CallFailed({ code: 'unexpected', requestId: '' });
  return read.data;
}

function parsed<Op extends Operation>(operation: Op, value: unknown): OperationOutput<Op> {
  const read = z.safeParse(operation.output, value);
  if (!read.success) throw new CallFailed({ code: 'unexpected', requestId: '' });
  return read.data as OperationOutput<Op>;
}
