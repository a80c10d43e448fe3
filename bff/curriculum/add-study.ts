import { addEntry, ownStudies } from '#bff/curriculum/own-entries';
import { studyRow } from '#bff/curriculum/study-row';
import type { OperationHandler } from '#bff/run-operation';
import type { addStudy } from '#contracts/curriculum/curriculum.api';

/** Adds a study to the caller's own list; see the contract for what refuses (PROF-52). */
export const handleAddStudy: OperationHandler<typeof addStudy> = async (context, study) => {
  await addEntry(context, ownStudies, { ...studyRow(study, context.now()), filesList: [] });
  return {};
};
