import type { helpApi } from '#contracts/help/help.api';
import type { ExamplesOf } from '#contracts/kernel/operation-examples';

export const helpExamples = {
  contacts: { visitor: {}, patient: {}, professional: {} },
} satisfies ExamplesOf<typeof helpApi>;
