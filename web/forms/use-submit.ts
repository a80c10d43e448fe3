import { useRef, useState } from 'react';
import type { Operation, OperationInput, OperationOutput } from '#contracts/kernel/operation';
import type { Problem } from '#contracts/kernel/problem';
import { problemOf } from '#web/api/call-failed';
import { newAct } from '#web/api/new-act';
import { type CommandOptions, useCommand } from '#web/api/use-command';

interface SubmitOptions<Op extends Operation, Values> extends CommandOptions<Op> {
  /** What is sent. The key is the same for every attempt of one opening, so that a retry after a lost answer is recognised. */
  readonly input: (values: Values, idempotencyKey: string) => OperationInput<Op>;
  /** Called once, after the first success. */
  readonly onDone: (output: OperationOutput<Op>, values: Values) => unknown;
  /** Called after each failure, beside `failed`: for what a requirement says by a toast. */
  readonly onFailed?: (problem: Problem, values: Values) => unknown;
  /** Forgotten on success. */
  readonly draft?: { readonly forget: () => void };
  /** The form stays open for another sending after a success. */
  readonly isRepeatable?: boolean;
}

export interface Submit<Values> {
  /** Sends the values; does nothing while a sending is under way, and nothing after a success. */
  readonly submit: (values: Values) => Promise<void>;
  readonly isSending: boolean;
  /** Why the last attempt failed and what it was sent with, until the next attempt. */
  readonly failed: { readonly problem: Problem; readonly values: Values } | undefined;
  /** Whether it was sent: nothing can be lost any more by leaving. */
  readonly isDone: () => boolean;
  /** Takes back what was said of the last failure; the next attempt stays the same act. */
  readonly clearFailure: () => void;
  /** Begins another act, with a key of its own. */
  readonly startOver: () => void;
}

/** Sends a form: one sending at a time, one act per opening, the failure kept for the form to show, the draft forgotten on success. */
export function useSubmit<Op extends Operation, Values>(
  operation: Op,
  { input, onDone, onFailed, draft, isRepeatable = false, ...options }: SubmitOptions<Op, Values>,
): Submit<Values> {
  const { run, isRunning } = useCommand(operation, options);
  const [failed, setFailed] = useState<Submit<Values>['failed']>();
  const key = useRef<string>(undefined);
  const isDone = useRef(false);

  const clearFailure = () => setFailed(undefined);
  const startOver = () => {
    key.current = undefined;
    clearFailure();
  };
  const submit = async (values: Values) => {
    if (isDone.current) return;
    clearFailure();
    key.current ??= newAct();
    let output: OperationOutput<Op> | undefined;
    try {
      output = await run(input(values, key.current));
    } catch (failure) {
      const problem = problemOf(failure);
      setFailed({ problem, values });
      await onFailed?.(problem, values);
      return;
    }
    if (output === undefined) return;
    if (isRepeatable) startOver();
    else isDone.current = true;
    draft?.forget();
    await onDone(output, values);
  };
  return { submit, isSending: isRunning, failed, isDone: () => isDone.current, clearFailure, startOver };
}
