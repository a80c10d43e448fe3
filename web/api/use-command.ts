import { useCallback, useContext, useEffect, useRef, useState } from 'react';
import type { Operation, OperationInput, OperationOutput } from '#contracts/kernel/operation';
import type { Problem } from '#contracts/kernel/problem';
import { call } from '#web/api/call';
import { problemOf } from '#web/api/call-failed';
import { usePageUser } from '#web/api/page-user';
import { ProblemListener } from '#web/api/problem-listener';
import { type CacheWrite, useQueryCache } from '#web/api/query-cache';

export interface CommandOptions<Op extends Operation> {
  /** What the answer already says about affected queries: it is written into them, and they are not asked again. */
  readonly writes?: (output: OperationOutput<Op>, input: OperationInput<Op>) => readonly CacheWrite[];
  /** Whether this answer says that nothing has changed, so that no query is asked again. */
  readonly isUnchanged?: (output: OperationOutput<Op>) => boolean;
}

/**
 * Sends a command, one at a time: a second press while one is under way does nothing. Then the affected queries are
 * asked again.
 */
export function useCommand<Op extends Operation>(
  operation: Op,
  options: CommandOptions<Op> = {},
): {
  /** Resolves with the output, or with undefined when the command is already under way; throws `CallFailed`. */
  readonly run: (input: OperationInput<Op>) => Promise<OperationOutput<Op> | undefined>;
  readonly isRunning: boolean;
} {
  const [isRunning, setRunning] = useState(false);
  const underWay = useRef(false);
  const onProblem = useContext(ProblemListener);
  const pageUser = usePageUser();
  const renew = useRenewal(operation, options);
  const run = useCallback(
    async (input: OperationInput<Op>) => {
      if (underWay.current) return undefined;
      underWay.current = true;
      setRunning(true);
      try {
        const output = await call(operation, input, pageUser);
        renew.current.afterSuccess(output, input);
        return output;
      } catch (failure) {
        const problem = problemOf(failure);
        onProblem(problem.code);
        renew.current.afterFailure(problem);
        throw failure;
      } finally {
        underWay.current = false;
        setRunning(false);
      }
    },
    [operation, onProblem, pageUser, renew],
  );
  return { run, isRunning };
}

/** Renews the affected queries once the command has been answered, with the options of the latest render. */
function useRenewal<Op extends Operation>(operation: Op, { writes, isUnchanged }: CommandOptions<Op>) {
  const { refresh, write } = useQueryCache();
  const affected = operation.affects ?? [];
  const renewal = {
    afterSuccess: (output: OperationOutput<Op>, input: OperationInput<Op>) => {
      if (isUnchanged?.(output)) return;
      const written = writes?.(output, input) ?? [];
      for (const one of written) write(one);
      void refresh(affected.filter((name) => !written.some(({ query }) => query === name)));
    },
    afterFailure: (problem: Problem) => {
      if (mayHaveChanged(operation, problem)) void refresh(affected);
    },
  };
  const latest = useRef(renewal);
  useEffect(() => {
    latest.current = renewal;
  });
  return latest;
}

/**
 * Whether the screen may be out of date: after a lost answer, or a refusal caused by a state the browser did not know.
 */
function mayHaveChanged({ refusals }: Operation, { code, outcomeUnknown }: Problem): boolean {
  return Boolean(outcomeUnknown) || changedElsewhere.has(code) || code in refusals;
}

const changedElsewhere = new Set(['not_found', 'changed_elsewhere', 'key_reused']);
