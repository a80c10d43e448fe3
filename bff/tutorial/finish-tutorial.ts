import { refusal } from '#bff/operation-failed';
import type { OperationHandler } from '#bff/run-operation';
import { ChangedElsewhere, updateOwnUser } from '#bff/users/update-own-user';
import { finishTutorial } from '#contracts/tutorial/tutorial.api';

/** Remembers that the tutorial was seen (TUTOR-12, TUTOR-13). Refuses as every change of one's own user does. */
export const handleFinishTutorial: OperationHandler<typeof finishTutorial> = async (context) => {
  try {
    await updateOwnUser(context, () => ({ configuration: { watched_tutorial: '1' } }));
  } catch (failure) {
    throw failure instanceof ChangedElsewhere ? refusal(finishTutorial, 'changed_elsewhere') : failure;
  }
  return {};
};
