import type { Problem } from '#contracts/kernel/problem';

/** A failed call. `problem.code` is a refusal of the operation, a shared code, or `no_connection`. */
export class CallFailed extends Error {
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(problem.code);
    this.name = 'CallFailed';
    this.problem = problem;
  }
}

/** The problem of a failed call; anything else that was thrown counts as `unexpected`. */
export function problemOf(failure: unknown): Problem {
  return failure instanceof CallFailed ? failure.problem : { code: 'unexpected', requestId: '' };
}
