import { useCallback, useContext, useEffect, useRef, useState } from 'react';
import type { Operation, OperationInput, OperationOutput } from '#contracts/kernel/operation';
import type { Problem } from '#contracts/kernel/problem';
import { call } from '#web/api/call';
import { problemOf } from '#web/api/call-failed';
import { usePageUser } from '#web/api/page-user';
import { ProblemListener } from '#web/api/problem-listener';

export type LazyQueryState<Op extends Operation> =
  | { readonly kind: 'none' }
  | { readonly kind: 'asked'; readonly input: OperationInput<Op> }
  | { readonly kind: 'answered'; readonly input: OperationInput<Op>; readonly output: OperationOutput<Op> }
  | { readonly kind: 'failed'; readonly input: OperationInput<Op>; readonly problem: Problem };

export interface Question<Op extends Operation> {
  readonly state: LazyQueryState<Op>;
  /** Resolves with the answer; with undefined when it failed or a later request replaced it. */
  readonly ask: (input: OperationInput<Op>) => Promise<OperationOutput<Op> | undefined>;
  /** Cancels the request: its answer is ignored. */
  readonly forget: () => void;
}

/**
 * Asks a query on demand, without sharing its answer: only the answer to the last request counts, even when an earlier
 * one comes later.
 */
export function useLazyQuery<Op extends Operation>(operation: Op): Question<Op> {
  const [state, setState] = useState<LazyQueryState<Op>>({ kind: 'none' });
  const onProblem = useContext(ProblemListener);
  const pageUser = usePageUser();
  const turns = useRef(0);
  useEffect(
    () => () => {
      turns.current += 1;
    },
    [],
  );
  const ask = useCallback(
    async (input: OperationInput<Op>) => {
      turns.current += 1;
      const turn = turns.current;
      setState({ kind: 'asked', input });
      try {
        const output = await call(operation, input, pageUser);
        if (turn !== turns.current) return undefined;
        setState({ kind: 'answered', input, output });
        return output;
      } catch (failure) {
        const problem = problemOf(failure);
        onProblem(problem.code);
        if (turn === turns.current) setState({ kind: 'failed', input, problem });
        return undefined;
      }
    },
    [operation, onProblem, pageUser],
  );
  const forget = useCallback(() => {
    turns.current += 1;
    setState({ kind: 'none' });
  }, []);
  return { state, ask, forget };
}
