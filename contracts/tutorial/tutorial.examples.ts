import type { OperationExamples } from '#contracts/kernel/operation-examples';
import { finishTutorial } from '#contracts/tutorial/tutorial.api';

/** One rightful input of each operation per kind of reader, in the world of the demonstration. */
export const tutorialExamples = {
  [finishTutorial.name]: { patient: {} },
} satisfies OperationExamples;
