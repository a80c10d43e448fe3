import { ownWork, removeEntry } from '#bff/curriculum/own-entries';
import type { OperationHandler } from '#bff/run-operation';
import type { removeWork } from '#contracts/curriculum/curriculum.api';

/** Removes one of the caller's own work experiences (PROF-54). */
export const handleRemoveWork: OperationHandler<typeof removeWork> = async (context, removal) => {
  await removeEntry(context, ownWork, removal);
  return {};
};
