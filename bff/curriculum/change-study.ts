import { changeEntry, ownStudies } from '#bff/curriculum/own-entries';
import { studyRow } from '#bff/curriculum/study-row';
import type { OperationHandler } from '#bff/run-operation';
import type { changeStudy } from '#contracts/curriculum/curriculum.api';

/** Changes one of the caller's own studies and keeps its files (PROF-54). */
export const handleChangeStudy: OperationHandler<typeof changeStudy> = async (context, { entry, ...study }) => {
  await changeEntry(context, ownStudies, entry, studyRow(study, context.now()));
  return {};
};
