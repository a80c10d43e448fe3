import type { HandlersOf } from '#bff/run-operation';
import { handleFinishTutorial } from '#bff/tutorial/finish-tutorial';
import type { tutorialApi } from '#contracts/tutorial/tutorial.api';

export const tutorialHandlers: HandlersOf<typeof tutorialApi> = {
  finishTutorial: handleFinishTutorial,
};
