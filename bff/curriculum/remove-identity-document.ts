import { mediaName } from '#bff/media/picture-url';
import type { OperationHandler } from '#bff/run-operation';
import { updateOwnList } from '#bff/users/update-own-list';
import type { removeIdentityDocument } from '#contracts/curriculum/curriculum.api';

/** Takes a name out of the caller's own identity documents; one that is not there needs no more (PROF-18). */
export const handleRemoveIdentityDocument: OperationHandler<typeof removeIdentityDocument> = async (
  context,
  { name },
) => {
  const { mediaBase } = context.settings;
  const isRemoved = (own: unknown) => typeof own === 'string' && mediaName(own, mediaBase) === name;
  await updateOwnList(context, 'identity_documents', (documents) => documents.filter((own) => !isRemoved(own)));
  return {};
};
