import type { SetupStep } from '#contracts/setup/setup-step';

export type GuidedStep = 'profile' | 'plan' | 'contract';

/**
 * What the header's button leads to: the first of profile, plan and contract that is missing; undefined when none is. A
 * profile without its photo is not complete (HDR-08, HDR-10, HDR-11, STATE-12).
 */
export function guidedStep(missing: readonly SetupStep[]): GuidedStep | undefined {
  if (missing.includes('profile') || missing.includes('photo')) return 'profile';
  if (missing.includes('plan')) return 'plan';
  return missing.includes('contract') ? 'contract' : undefined;
}
