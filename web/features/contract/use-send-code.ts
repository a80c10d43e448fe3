import { useState } from 'react';
import { sendContractCode } from '#contracts/contract/contract.api';
import type { Problem } from '#contracts/kernel/problem';
import { useSubmit } from '#web/forms/use-submit';

/** What became of the last message asked for: sent, or why not. */
export interface LastMessage {
  readonly phone: string;
  readonly problem: Problem | undefined;
  /** Seconds until another may be asked for. */
  readonly resendInSeconds: number;
}

interface SendCode {
  /** Asks for one message to that number; does nothing while one is under way. */
  readonly send: (phone: string) => Promise<void>;
  readonly isSending: boolean;
  readonly last: LastMessage | undefined;
  readonly forget: () => void;
}

/** Refusals that the contract's own state explains, once it has been read again. */
const explainedByState: readonly string[] = ['plan_missing', 'already_signed'];

/** Asks for messages one at a time. Nothing is ever asked for again by itself. */
export function useSendCode(draft: { readonly forget: () => void }): SendCode {
  const [last, setLast] = useState<LastMessage>();
  const { submit, isSending } = useSubmit(sendContractCode, {
    input: (phone: string) => ({ phone }),
    isRepeatable: true,
    draft,
    onDone: ({ resendInSeconds }, phone) => setLast({ phone, problem: undefined, resendInSeconds }),
    onFailed: (problem, phone) => {
      if (explainedByState.includes(problem.code)) return setLast(undefined);
      return setLast({ phone, problem, resendInSeconds: secondsToWait(problem) });
    },
  });
  return { send: submit, isSending, last, forget: () => setLast(undefined) };
}

const refused = sendContractCode.refusals.too_many_attempts.details;

function secondsToWait({ details }: Problem): number {
  return refused.safeParse(details).data?.retryAfterSeconds ?? 0;
}
