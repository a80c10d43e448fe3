import type { Context } from '#bff/context';
import { idempotencyMark } from '#bff/idempotency-mark';
import { OperationFailed, refusal } from '#bff/operation-failed';
import type { OperationHandler } from '#bff/run-operation';
import type { Session } from '#bff/session';
import { type AddedDocument, nameAddedBy, withAddedDocument } from '#bff/uploads/added-documents';
import { cleanedContent, digestOf } from '#bff/uploads/cleaned-content';
import { documentsIn } from '#bff/uploads/document-lists';
import type { ImageCleaner } from '#bff/uploads/image-cleaner';
import { storedName, storedStem } from '#bff/uploads/stored-name';
import { ownRecord } from '#bff/users/own-user';
import { updateOwnUser } from '#bff/users/update-own-user';
import type { FileContent } from '#contracts/kernel/file-content';
import { mostDocuments } from '#contracts/uploads/document-kinds';
import { storeDocument } from '#contracts/uploads/uploads.api';
import { upload } from '#contracts/uploads/uploads.legacy';
import type { UserRecord } from '#contracts/users/own-user.legacy';

/**
 * Checks a document by its content, redraws photos, stores it for its owner only and adds its stored name to the
 * account. A document whose idempotency key is already in the list is not sent again. Refuses with `unsupported_file`,
 * `file_empty`, `file_too_large`, `too_many_pixels` or `list_full` (REG-117).
 */
export function createStoreDocument(cleanImage: ImageCleaner): OperationHandler<typeof storeDocument> {
  return async (context, { kind, idempotencyKey, fileName, bytes }) => {
    const session = context.session.readOwnAccount();
    if (!session) throw new OperationFailed('unauthenticated');
    const { privateToken, publicToken: owner } = session;
    const { content } = await cleanedContent(cleanImage, { fileName, bytes }, { acceptsPdf: true });
    const stem = await storedStem({ owner, kind, idempotencyKey });
    const mark = idempotencyMark(stem, { fileName, digest: await digestOf(bytes) });
    return context.runExclusive([`documents:${owner}`], async () => {
      const joined = await joinedName(context, session, { kind, mark });
      if (joined !== undefined) return { name: joined };
      const name = await store(context, privateToken, { name: storedName(stem, fileName, content.mediaType), content });
      return { name: await joinDocument(context, session, { kind, mark, name }) };
    });
  };
}

/** Identity documents and certificates are visible only to their owner, hence the flags. */
async function store(
  { legacy }: Context,
  privateToken: string,
  file: { readonly name: string; readonly content: FileContent },
): Promise<string> {
  const flags = { private: 1, onlymine: 1, generate_variations: 0 } as const;
  const stored = await legacy.call(upload, { private_token: privateToken, ...file, ...flags });
  return stored.name ?? file.name;
}

/**
 * The name of the document this idempotency key already added. Refuses with `list_full` when there is none and the list
 * is full.
 */
async function joinedName(
  context: Context,
  session: Session,
  asked: Omit<AddedDocument, 'name'>,
): Promise<string | undefined> {
  const user = await ownRecord(context, session);
  const joined = nameAddedBy(user, asked);
  if (joined === undefined && documentsIn(user, asked.kind).length >= mostDocuments) {
    throw refusal(storeDocument, 'list_full');
  }
  return joined;
}

/**
 * Adds a stored document to the account. Returns its name in the list: an earlier one when the same idempotency key
 * added it meanwhile.
 */
async function joinDocument(context: Context, session: Session, added: AddedDocument): Promise<string> {
  let joined: string | undefined;
  const change = (user: UserRecord) => {
    joined = nameAddedBy(user, added);
    return joined === undefined ? withAddedDocument(user, added) : {};
  };
  await updateOwnUser(context, change, session);
  return joined ?? added.name;
}
