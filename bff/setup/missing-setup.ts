import { setupFacts } from '#bff/setup/setup-facts';
import { setupSteps } from '#bff/setup/setup-steps';
import type { SetupStep } from '#contracts/setup/setup-step';
import type { LegacyUser } from '#contracts/users/users.legacy';

/**
 * The steps a professional still has to take before patients can find them, in their order; nothing for a patient.
 * Working hours are no condition for that.
 */
export function missingSetup(user: LegacyUser): SetupStep[] {
  if (user.public_configuration.type !== 'dottore') return [];
  const steps = setupSteps({ ...setupFacts(user), hasWorkingHours: true });
  return steps.filter(({ state }) => state !== 'done').map(({ step }) => step);
}
