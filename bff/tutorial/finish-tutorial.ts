import type { OperationHandler } from '#bff/run-operation';
import { updateOwnUser } from '#bff/users/update-own-user';
import type { finishTutorial } from '#contracts/tutorial/tutorial.api';

/** Remembers that the tutorial was seen. Fails with `changed_elsewhere`, as `updateOwnUser` does (TUTOR-12). */
export const handleFinishTutorial: OperationHandler<typeof finishTutorial> = async (context) => {
  await updateOwnUser(context, () => ({ configuration: { watched_tutorial: '1' } }));
  return {};
};
