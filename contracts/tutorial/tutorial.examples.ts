import type { ExamplesOf } from '#contracts/kernel/operation-examples';
import type { tutorialApi } from '#contracts/tutorial/tutorial.api';

/** One rightful input of each operation per kind of reader, in the world of the demonstration. */
export const tutorialExamples = {
  finishTutorial: { patient: {} },
} satisfies ExamplesOf<typeof tutorialApi>;
