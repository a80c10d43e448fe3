import type { ExamplesOf } from '#contracts/kernel/operation-examples';
import type { setupApi } from '#contracts/setup/setup.api';

export const setupExamples = {
  ownSetup: { professional: {} },
} satisfies ExamplesOf<typeof setupApi>;
