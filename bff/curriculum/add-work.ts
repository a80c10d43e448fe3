import { addEntry, ownWork } from '#bff/curriculum/own-entries';
import { workRow } from '#bff/curriculum/work-row';
import type { OperationHandler } from '#bff/run-operation';
import type { addWork } from '#contracts/curriculum/curriculum.api';

/** Adds a work experience to the caller's own list; see the contract for what refuses (PROF-53). */
export const handleAddWork: OperationHandler<typeof addWork> = async (context, work) => {
  await addEntry(context, ownWork, workRow(work, context.now()));
  return {};
};
