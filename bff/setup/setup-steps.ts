import type { SetupFacts } from '#bff/setup/setup-facts';
import { type Instant, isoFromInstant } from '#contracts/kernel/instant';
import type { LaterReason, SetupStepState } from '#contracts/setup/setup.api';
import { type SetupStep, setupStep } from '#contracts/setup/setup-step';

/** A step before it is known which one comes first. */
type Standing =
  | { readonly state: 'done' | 'waiting'; readonly at: string | null }
  | { readonly state: 'open' }
  | { readonly state: 'later'; readonly reason: LaterReason };

/** What is taken first: as the header leads (HDR-08), then what it does not lead to. */
const leading: readonly SetupStep[] = ['profile', 'photo', 'plan', 'contract', 'billing-data', 'working-hours'];

/**
 * How each step stands, in their order: of those that can be done now the one that the header leads to is `next`, the
 * others are `later` in their order. A contract waits for the payment of a plan (HDR-08, ONB-10, STATE-06, STATE-07,
 * STATE-12).
 */
export function setupSteps(facts: SetupFacts): SetupStepState[] {
  const standings: Readonly<Record<SetupStep, Standing>> = {
    'billing-data': given(facts.hasBillingData),
    profile: given(facts.hasProfile),
    photo: given(facts.hasPhoto),
    plan: planStanding(facts),
    contract: contractStanding(facts),
    'working-hours': given(facts.hasWorkingHours),
  };
  const next = leading.find((step) => standings[step].state === 'open');
  return setupStep.options.map((step) => {
    const standing = standings[step];
    if (standing.state !== 'open') return { step, ...standing };
    return step === next ? { step, state: 'next' } : { step, state: 'later', reason: 'in_order' };
  });
}

/** Of most steps the platform does not keep when they were done. */
function given(isGiven: boolean): Standing {
  return isGiven ? { state: 'done', at: null } : { state: 'open' };
}

function planStanding({ plan, planAt }: SetupFacts): Standing {
  if (plan === 'none') return { state: 'open' };
  return { state: plan === 'paid' ? 'done' : 'waiting', at: isoOf(planAt) };
}

function contractStanding({ plan, contract, codeSentAt }: SetupFacts): Standing {
  if (contract) return { state: 'done', at: isoOf(contract.signedAt) };
  if (plan !== 'paid') return { state: 'later', reason: plan === 'none' ? 'plan_first' : 'payment_first' };
  return codeSentAt === undefined ? { state: 'open' } : { state: 'waiting', at: isoOf(codeSentAt) };
}

function isoOf(instant: Instant | undefined): string | null {
  return instant === undefined ? null : isoFromInstant(instant);
}
