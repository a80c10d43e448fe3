import * as z from 'zod/mini';
import { isoInstant } from '#contracts/kernel/fields';
import { api, type OperationOutput, query } from '#contracts/kernel/operation';
import { setupStep } from '#contracts/setup/setup-step';

/**
 * What a step waits for: `in_order`, an earlier step, though it can be done now; `plan_first`, the choice of a plan;
 * `payment_first`, the confirmation of its payment.
 */
export const laterReason = z.enum(['in_order', 'plan_first', 'payment_first']);

export type LaterReason = z.output<typeof laterReason>;

/** How a step stands; `at` is null where the platform does not keep the moment. */
const stepState = z.discriminatedUnion('state', [
  z.object({ step: setupStep, state: z.literal('done'), at: z.nullable(isoInstant) }),
  /** Of the steps that can be done now the one to begin with, which the header leads to; one at most (HDR-08). */
  z.object({ step: setupStep, state: z.literal('next') }),
  /** A plan whose payment is not confirmed, since it was chosen; a contract whose code was sent, since then. */
  z.object({ step: setupStep, state: z.literal('waiting'), at: z.nullable(isoInstant) }),
  z.object({ step: setupStep, state: z.literal('later'), reason: laterReason }),
]);

export type SetupStepState = z.output<typeof stepState>;

export const setupApi = api('setup', {
  /**
   * How each step of the own setup stands, all of them in their order. Only the approved may ask, so that approval
   * itself is no step; `registeredAt` is null where the platform does not say.
   */
  ownSetup: query({
    access: 'professionals',
    versioned: true,
    input: z.strictObject({}),
    output: z.object({
      registeredAt: z.nullable(isoInstant),
      steps: z.array(stepState),
    }),
  }),
});

export const { ownSetup } = setupApi;

export type OwnSetup = OperationOutput<typeof ownSetup>;
