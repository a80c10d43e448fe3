import { ownStudies, removeEntry } from '#bff/curriculum/own-entries';
import type { OperationHandler } from '#bff/run-operation';
import type { removeStudy } from '#contracts/curriculum/curriculum.api';

/** Removes one of the caller's own studies with its files (PROF-54). */
export const handleRemoveStudy: OperationHandler<typeof removeStudy> = async (context, removal) => {
  await removeEntry(context, ownStudies, removal);
  return {};
};
