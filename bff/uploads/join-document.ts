import type { Context } from '#bff/context';
import { refusal } from '#bff/operation-failed';
import type { Session } from '#bff/session';
import { documentsIn, withDocument } from '#bff/uploads/document-lists';
import { ChangedElsewhere, updateOwnUser } from '#bff/users/update-own-user';
import { type DocumentKind, mostDocuments } from '#contracts/uploads/document-kinds';
import { storeDocument } from '#contracts/uploads/uploads.api';
import { ownUserRecord } from '#contracts/users/own-user.legacy';

/**
 * The name under which an act's document is in the list already; the platform may have lengthened the one it was sent.
 * Refuses with `list_full` when it is not and the list takes no more.
 */
export async function joinedName(
  { legacy }: Context,
  { privateToken }: Session,
  { kind, stem }: { readonly kind: DocumentKind; readonly stem: string },
): Promise<string | undefined> {
  const { user } = await legacy.call(ownUserRecord, { private_token: privateToken });
  const documents = documentsIn(user, kind).map(String);
  const joined = documents.find((name) => name.includes(stem));
  if (joined === undefined && documents.length >= mostDocuments) throw refusal(storeDocument, 'list_full');
  return joined;
}

/** Joins a stored name to the account. */
export async function joinDocument(
  context: Context,
  session: Session,
  { kind, name }: { readonly kind: DocumentKind; readonly name: string },
): Promise<void> {
  try {
    await updateOwnUser(context, (user) => withDocument(user, kind, name), session);
  } catch (failure) {
    throw failure instanceof ChangedElsewhere ? refusal(storeDocument, 'changed_elsewhere') : failure;
  }
}
