import { mediaName } from '#bff/media/picture-url';
import { OperationFailed } from '#bff/operation-failed';
import type { OperationHandler } from '#bff/run-operation';
import { rowsIn } from '#bff/users/php-parts';
import { updateOwnList } from '#bff/users/update-own-list';
import type { removeIdentityDocument } from '#contracts/curriculum/curriculum.api';

/** Takes a name out of the caller's own identity documents. Fails with `not_found` for any other name (PROF-18). */
export const handleRemoveIdentityDocument: OperationHandler<typeof removeIdentityDocument> = async (
  context,
  { name },
) => {
  const { mediaBase } = context.settings;
  const isRemoved = (own: unknown) => typeof own === 'string' && mediaName(own, mediaBase) === name;
  await updateOwnList(context, 'identity_documents', ({ public_configuration }) => {
    const documents = rowsIn(public_configuration['identity_documents']);
    if (!documents.some(isRemoved)) throw new OperationFailed('not_found');
    return documents.filter((own) => !isRemoved(own));
  });
  return {};
};
