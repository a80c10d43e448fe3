import * as z from 'zod/mini';
import { contractPhone } from '#contracts/contract/contract-phone';
import { isoInstant } from '#contracts/kernel/fields';
import { api, command, type OperationOutput, query, tooManyAttempts } from '#contracts/kernel/operation';

/** The pause between two text messages to one professional, in seconds. */
export const resendPauseSeconds = 60;

/** Seconds until a text message may be sent; 0 when it may be sent now. */
const resendInSeconds = z.int().check(z.nonnegative(), z.maximum(resendPauseSeconds));

export const contractApi = api('contract', {
  /**
   * How the contract of the chosen plan stands, and the number its form begins with: the one last used, otherwise the
   * profile's, otherwise empty (CONTRACT-14). `plan_missing` also while the payment of a plan is not confirmed.
   */
  ownContract: query({
    access: 'professionals',
    input: z.strictObject({}),
    output: z.object({
      state: z.enum(['plan_missing', 'to_sign', 'code_sent', 'signed']),
      phone: z.string(),
      /** When the last text message for this plan was sent; null where none was. */
      codeSentAt: z.nullable(isoInstant),
      resendInSeconds,
    }),
  }),

  /**
   * Has the platform send the signing link by text message and keeps the number. At most one message a call: a lost
   * answer fails with `outcomeUnknown` and nothing is sent again. Refuses before the plan is paid, after the contract
   * is signed, and within the pause after the last message; also after the messages that decision 22 allows a
   * professional, another's telephone and an address in fifteen minutes, and in a day (CONTRACT-08).
   */
  sendContractCode: command({
    access: 'professionals',
    affects: ['contract/own-contract', 'setup/own-setup'],
    input: z.strictObject({ phone: contractPhone }),
    output: z.object({ resendInSeconds }),
    refusals: {
      plan_missing: { status: 422 },
      already_signed: { status: 409 },
      too_many_attempts: tooManyAttempts,
    },
  }),
});

export const { ownContract, sendContractCode } = contractApi;

export type OwnContract = OperationOutput<typeof ownContract>;
