import { pauseSeconds } from '#bff/answer-headers';
import { LegacyRefused, LegacyUnavailable, LegacyUnreadable } from '#bff/legacy/legacy-failures';
import { OperationFailed } from '#bff/operation-failed';
import { type SharedProblemCode, sharedProblems } from '#contracts/kernel/problem';

/** Thrown by the server's own checks; reaches the browser as a problem with only its code. */
export class ServerProblem extends Error {
  readonly code: SharedProblemCode;
  readonly statusCode: number;
  readonly retryAfterSeconds: number | undefined;

  constructor(code: SharedProblemCode, retryAfterSeconds?: number) {
    super(code);
    this.name = 'ServerProblem';
    this.code = code;
    this.statusCode = sharedProblems[code];
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** The problem for a failure of the framework or of our own code, by its status; an unknown one is `unexpected`. */
export function serverProblemFrom(failure: unknown): ServerProblem {
  if (failure instanceof ServerProblem) return failure;
  if (failure instanceof LegacyUnavailable)
    return new ServerProblem('legacy_unavailable', failure.retryAfterSeconds ?? pauseSeconds);
  if (failure instanceof LegacyUnreadable) return new ServerProblem('legacy_unreadable');
  if (failure instanceof LegacyRefused) return new ServerProblem('legacy_refused');
  if (failure instanceof OperationFailed && isShared(failure.code)) return new ServerProblem(failure.code);
  const status = isFrameworkError(failure) ? failure.statusCode : 500;
  if (status === 404) return new ServerProblem('not_found');
  if (status === 413) return new ServerProblem('too_large');
  if (status === 415) return new ServerProblem('unsupported_media_type');
  if (status === 503) return new ServerProblem('overloaded', pauseSeconds);
  if (typeof status === 'number' && status >= 400 && status < 500) return new ServerProblem('invalid_input');
  return new ServerProblem('unexpected');
}

function isShared(code: string): code is SharedProblemCode {
  return Object.hasOwn(sharedProblems, code);
}

/**
 * A handler that exceeded its timeout is a bug of ours: its work may be done, so the answer must not invite a retry.
 */
function isFrameworkError(failure: unknown): failure is Error & { statusCode: unknown } {
  if (!(failure instanceof Error) || !('statusCode' in failure)) return false;
  return !('code' in failure && failure.code === 'FST_ERR_HANDLER_TIMEOUT');
}
