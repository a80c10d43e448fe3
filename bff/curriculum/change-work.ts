import { changeEntry, ownWork } from '#bff/curriculum/own-entries';
import { workRow } from '#bff/curriculum/work-row';
import type { OperationHandler } from '#bff/run-operation';
import type { changeWork } from '#contracts/curriculum/curriculum.api';

/** Changes one of the caller's own work experiences (PROF-54). */
export const handleChangeWork: OperationHandler<typeof changeWork> = async (context, { entry, ...work }) => {
  await changeEntry(context, ownWork, entry, workRow(work, context.now()));
  return {};
};
