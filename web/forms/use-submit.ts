import { useRef, useState } from 'react';
import type { Operation, OperationInput, OperationOutput } from '#contracts/kernel/operation';
import type { Problem } from '#contracts/kernel/problem';
import { announceAttempt } from '#web/api/attempts';
import { problemOf } from '#web/api/call-failed';
import { newIdempotencyKey } from '#web/api/new-idempotency-key';
import { type CommandOptions, useCommand } from '#web/api/use-command';

/** An idempotency key and the content it was sent with, as text. */
export interface Attempt {
  readonly idempotencyKey: string;
  readonly content: string;
}

export interface SubmitOptions<Op extends Operation, Values> extends CommandOptions<Op> {
  /**
   * The operation's input. Attempts with the same content have the same key, so that a retry after a lost answer is
   * recognised.
   */
  readonly input: (values: Values, idempotencyKey: string) => OperationInput<Op>;
  /** Called after a success. */
  readonly onDone: (output: OperationOutput<Op>, values: Values) => unknown;
  /** Called after each failure, in addition to `failed`: for failures that a toast announces. */
  readonly onFailed?: (problem: Problem, values: Values) => unknown;
  /** Forgotten on success. */
  readonly draft?: { readonly forget: () => void };
  /** The form stays open after a success and can be sent again, with another key. */
  readonly isRepeatable?: boolean;
  /**
   * The content of an attempt: when it has changed since the last attempt the key is new, so that an answer about
   * earlier content is never taken for one about the present content.
   */
  readonly contentOf?: (values: Values) => object;
  /** The last attempt of an earlier visit. */
  readonly lastAttempt?: Attempt | null | undefined;
  /** Called before each attempt, to keep it. */
  readonly onAttempt?: (attempt: Attempt) => unknown;
}

export interface Submit<Values> {
  /** Sends the values; does nothing while an attempt is under way, or after a success unless `isRepeatable`. */
  readonly submit: (values: Values) => Promise<void>;
  readonly isSending: boolean;
  /** Why the last attempt failed and what it was sent with, until the next attempt. */
  readonly failed: { readonly problem: Problem; readonly values: Values } | undefined;
  /** Whether the form was sent, so that leaving loses nothing. */
  readonly isDone: () => boolean;
  /** Hides the last failure; the next attempt keeps its key. */
  readonly clearFailure: () => void;
  /** Gives the next attempt a new key. */
  readonly startOver: () => void;
}

/**
 * Sends a form: one attempt at a time, one key for the same content, the failure kept for display, the draft forgotten
 * on success.
 */
export function useSubmit<Op extends Operation, Values>(
  operation: Op,
  options: SubmitOptions<Op, Values>,
): Submit<Values> {
  const {
    input,
    onDone,
    onFailed,
    draft,
    isRepeatable = false,
    contentOf,
    lastAttempt = null,
    onAttempt,
    ...command
  } = options;
  const { run, isRunning } = useCommand(operation, command);
  const [failed, setFailed] = useState<Submit<Values>['failed']>();
  const attempt = useRef(lastAttempt);
  const isDone = useRef(false);
  const isUnderWay = useRef(false);

  const clearFailure = () => {
    setFailed(undefined);
    announceAttempt(operation.name);
  };
  const startOver = () => {
    attempt.current = null;
    clearFailure();
  };
  const nextAttempt = (current: object = {}) => {
    const content = JSON.stringify(current);
    if (attempt.current?.content !== content) attempt.current = { idempotencyKey: newIdempotencyKey(), content };
    onAttempt?.(attempt.current);
    return attempt.current;
  };
  const submit = async (values: Values) => {
    if (isDone.current || isUnderWay.current) return;
    isUnderWay.current = true;
    clearFailure();
    const { idempotencyKey } = nextAttempt(contentOf?.(values));
    let output: OperationOutput<Op> | undefined;
    try {
      output = await run(input(values, idempotencyKey));
    } catch (failure) {
      const problem = problemOf(failure);
      setFailed({ problem, values });
      await onFailed?.(problem, values);
      return;
    } finally {
      isUnderWay.current = false;
    }
    if (output === undefined) return;
    if (isRepeatable) startOver();
    else isDone.current = true;
    draft?.forget();
    await onDone(output, values);
  };
  return { submit, isSending: isRunning, failed, isDone: () => isDone.current, clearFailure, startOver };
}
