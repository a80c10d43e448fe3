import { handleAddStudy } from '#bff/curriculum/add-study';
import { handleAddWork } from '#bff/curriculum/add-work';
import { handleChangeStudy } from '#bff/curriculum/change-study';
import { handleChangeWork } from '#bff/curriculum/change-work';
import { handleRemoveIdentityDocument } from '#bff/curriculum/remove-identity-document';
import { handleRemoveStudy } from '#bff/curriculum/remove-study';
import { handleRemoveWork } from '#bff/curriculum/remove-work';
import type { HandlersOf } from '#bff/run-operation';
import type { curriculumApi } from '#contracts/curriculum/curriculum.api';

export const curriculumHandlers: HandlersOf<typeof curriculumApi> = {
  addStudy: handleAddStudy,
  changeStudy: handleChangeStudy,
  removeStudy: handleRemoveStudy,
  addWork: handleAddWork,
  changeWork: handleChangeWork,
  removeWork: handleRemoveWork,
  removeIdentityDocument: handleRemoveIdentityDocument,
};
