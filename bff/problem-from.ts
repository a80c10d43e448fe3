import { parse } from 'zod/v4/core';
import type { Context } from '#bff/context';
import { LegacyRefused, LegacyUnavailable, LegacyUnreadable } from '#bff/legacy/legacy-failures';
import { OperationFailed } from '#bff/operation-failed';
import { compiled } from '#contracts/kernel/compiled';
import type { Operation } from '#contracts/kernel/operation';
import { type Problem, sharedProblems } from '#contracts/kernel/problem';

/**
 * Turns any failure of an operation into its problem on the wire. An unexpected failure is logged and discloses
 * nothing.
 */
export function problemFrom(
  operation: Operation,
  failure: unknown,
  context: Context,
): { status: number; body: Problem } {
  const { requestId } = context;
  const status = failure instanceof OperationFailed ? statusOf(operation, failure.code) : undefined;
  if (failure instanceof OperationFailed && status !== undefined) {
    return { status, body: { code: failure.code, requestId, ...bodyOf(operation, failure) } };
  }
  if (failure instanceof LegacyUnavailable || failure instanceof LegacyUnreadable) {
    const code = failure instanceof LegacyUnavailable ? 'legacy_unavailable' : 'legacy_unreadable';
    context.log.error(code, { operation: operation.name, call: failure.call, reason: failure.message });
    const outcome = failure.outcomeUnknown ? { outcomeUnknown: true } : {};
    const retryAfterSeconds = failure instanceof LegacyUnavailable ? failure.retryAfterSeconds : undefined;
    const retry = retryAfterSeconds === undefined ? {} : { retryAfterSeconds };
    return { status: sharedProblems[code], body: { code, requestId, ...outcome, ...retry } };
  }
  if (failure instanceof LegacyRefused) {
    context.log.warn('legacy_refused', { operation: operation.name, call: failure.call });
    return { status: sharedProblems.legacy_refused, body: { code: 'legacy_refused', requestId } };
  }
  context.log.error('operation_failed_unexpectedly', {
    operation: operation.name,
    error: failure instanceof Error ? failure.name : typeof failure,
    at: failure instanceof Error ? originOf(failure) : undefined,
  });
  return { status: sharedProblems.unexpected, body: { code: 'unexpected', requestId } };
}

/** The declared status of a code; undefined for a refusal the operation does not declare. */
function statusOf(operation: Operation, code: string): number | undefined {
  if (Object.hasOwn(operation.refusals, code)) return operation.refusals[code]?.status;
  return Object.hasOwn(sharedProblems, code) ? sharedProblems[code as keyof typeof sharedProblems] : undefined;
}

/** The rest of the problem: for a refusal, what its declaration says of the outcome, and only the details it names. */
function bodyOf(operation: Operation, { code, details }: OperationFailed): Partial<Problem> {
  if (code === 'invalid_input' && details !== undefined) {
    return { fields: (details as { fields: Record<string, string> }).fields };
  }
  const { details: declared, outcomeUnknown } = operation.refusals[code] ?? {};
  return {
    ...(declared && details !== undefined ? { details: parse(compiled(declared), details) } : {}),
    ...(outcomeUnknown ? { outcomeUnknown } : {}),
  };
}

/** The first lines of the stack, without the message, which might quote a value. */
function originOf(failure: Error): string {
  const lines = (failure.stack ?? '').split('\n').filter((line) => line.trimStart().startsWith('at '));
  return lines.slice(0, 3).join(' ').trim();
}
