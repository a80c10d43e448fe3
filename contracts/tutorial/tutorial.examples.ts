import type { ExamplesOf } from '#contracts/kernel/operation-examples';
import type { tutorialApi } from '#contracts/tutorial/tutorial.api';

export const tutorialExamples = {
  finishTutorial: { patient: {} },
} satisfies ExamplesOf<typeof tutorialApi>;
