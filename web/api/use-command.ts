import { useCallback, useContext, useRef, useState } from 'react';
import type { Operation, OperationInput, OperationOutput } from '#contracts/kernel/operation';
import { call } from '#web/api/call';
import { problemOf } from '#web/api/call-failed';
import { ProblemListener } from '#web/api/problem-listener';

/** Sends a command: one at a time, so that a second press while the first is under way does nothing. */
export function useCommand<Op extends Operation>(
  operation: Op,
): {
  /** Resolves with the output, or with undefined when the command is already under way; throws `CallFailed`. */
  readonly run: (input: OperationInput<Op>) => Promise<OperationOutput<Op> | undefined>;
  readonly isRunning: boolean;
} {
  const [isRunning, setRunning] = useState(false);
  const underWay = useRef(false);
  const onProblem = useContext(ProblemListener);
  const run = useCallback(
    async (input: OperationInput<Op>) => {
      if (underWay.current) return undefined;
      underWay.current = true;
      setRunning(true);
      try {
        return await call(operation, input);
      } catch (failure) {
        onProblem(problemOf(failure).code);
        throw failure;
      } finally {
        underWay.current = false;
        setRunning(false);
      }
    },
    [operation, onProblem],
  );
  return { run, isRunning };
}
