import type { Context } from '#bff/context';
import { OperationFailed, refusal } from '#bff/operation-failed';
import type { OperationHandler } from '#bff/run-operation';
import type { Session } from '#bff/session';
import { type AddedDocument, nameAddedBy, withAddedDocument } from '#bff/uploads/added-documents';
import { documentsIn } from '#bff/uploads/document-lists';
import type { ImageCleaner } from '#bff/uploads/image-cleaner';
import { judgeDocument } from '#bff/uploads/judging/judge-document';
import { storedName, storedStem } from '#bff/uploads/stored-name';
import { updateOwnUser } from '#bff/users/update-own-user';
import type { FileContent } from '#contracts/kernel/file-content';
import { mostDocuments } from '#contracts/uploads/document-kinds';
import { storeDocument } from '#contracts/uploads/uploads.api';
import { upload } from '#contracts/uploads/uploads.legacy';
import { ownUserRecord, type UserRecord } from '#contracts/users/own-user.legacy';

/**
 * Judges a document by what is in it, redraws photos, stores it for its owner's eyes alone and joins its stored name
 * to the account. An act whose document is in the list already is done: nothing is sent again.
 */
export function createStoreDocument(cleanImage: ImageCleaner): OperationHandler<typeof storeDocument> {
  return async (context, { kind, idempotencyKey, fileName, bytes }) => {
    const session = context.session.readOwnAccount();
    if (!session) throw new OperationFailed('unauthenticated');
    const { privateToken, publicToken: owner } = session;
    const content = await cleanedContent(cleanImage, { fileName, bytes });
    const stem = await storedStem({ owner, kind, idempotencyKey });
    return context.runExclusive([`documents:${owner}`], async () => {
      const joined = await joinedName(context, session, { kind, stem });
      if (joined !== undefined) return { name: joined };
      const name = await store(context, privateToken, { name: storedName(stem, fileName), content });
      return { name: await joinDocument(context, session, { kind, stem, name }) };
    });
  };
}

/** Identity documents and certificates are their owner's alone: private, and only mine. */
async function store(
  { legacy }: Context,
  privateToken: string,
  file: { readonly name: string; readonly content: FileContent },
): Promise<string> {
  const flags = { private: 1, onlymine: 1, generate_variations: 0 } as const;
  const stored = await legacy.call(upload, { private_token: privateToken, ...file, ...flags });
  return stored.name ?? file.name;
}

/** The content to store: a photo redrawn, a PDF as it is. Refuses with `unsupported_file` when it is neither. */
async function cleanedContent(
  cleanImage: ImageCleaner,
  { fileName, bytes }: { readonly fileName: string; readonly bytes: Uint8Array },
): Promise<FileContent> {
  const mediaType = judgeDocument(fileName, bytes);
  const clean = mediaType === 'application/pdf' ? bytes : await cleanImage({ mediaType, bytes });
  if (!clean) throw refusal(storeDocument, 'unsupported_file');
  return { mediaType, bytes: clean };
}

/**
 * The name under which an act's document is in the list already. Refuses with `list_full` when it is not and the list
 * takes no more.
 */
async function joinedName(
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
async function joinDocument(context: Context, session: Session, added: AddedDocument): Promise<string> {
  let joined: string | undefined;
  const change = (user: UserRecord) => {
    joined = nameAddedBy(user, added);
    return joined === undefined ? withAddedDocument(user, added) : {};
  };
  await updateOwnUser(context, change, session);
  return joined ?? added.name;
}
