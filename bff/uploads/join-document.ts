import type { Context } from '#bff/context';
import { refusal } from '#bff/operation-failed';
import type { Session } from '#bff/session';
import { type AddedDocument, nameAddedBy, withAddedDocument } from '#bff/uploads/added-documents';
import { documentsIn } from '#bff/uploads/document-lists';
import { updateOwnUser } from '#bff/users/update-own-user';
import { mostDocuments } from '#contracts/uploads/document-kinds';
import { storeDocument } from '#contracts/uploads/uploads.api';
import { ownUserRecord, type UserRecord } from '#contracts/users/own-user.legacy';

/**
 * The name under which an act's document is in the list already. Refuses with `list_full` when it is not and the list
 * takes no more.
 */
export async function joinedName(
  { legacy }: Context,
  { privateToken }: Session,
  asked: Omit<AddedDocument, 'name'>,
): Promise<string | undefined> {
  const { user } = await legacy.call(ownUserRecord, { private_token: privateToken });
  const joined = nameAddedBy(user, asked);
  if (joined === undefined && documentsIn(user, asked.kind).length >= mostDocuments) {
    throw refusal(storeDocument, 'list_full');
  }
  return joined;
}

/** Joins a stored document to the account. Gives the name in the list: another's when the act has added one meanwhile. */
export async function joinDocument(context: Context, session: Session, added: AddedDocument): Promise<string> {
  let joined: string | undefined;
  const change = (user: UserRecord) => {
    joined = nameAddedBy(user, added);
    return joined === undefined ? withAddedDocument(user, added) : {};
  };
  await updateOwnUser(context, change, session);
  return joined ?? added.name;
}
