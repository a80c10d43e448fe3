import { isMarked } from '#bff/idempotency-mark';
import { documentsIn, everyDocument, withDocument } from '#bff/uploads/document-lists';
import { ascoltoToChange, withAscolto } from '#bff/users/ascolto-part';
import { listToChange, recordIn } from '#bff/users/php-parts';
import type { OwnUserChange } from '#bff/users/update-own-user';
import type { DocumentKind } from '#contracts/uploads/document-kinds';
import type { UserRecord } from '#contracts/users/own-user.legacy';

/** A document added to a list; `mark` stands for the idempotency key that added it, and for its content. */
export interface AddedDocument {
  readonly kind: DocumentKind;
  readonly mark: string;
  /** The platform's stored name, which may be anything and does not reveal the idempotency key. */
  readonly name: string;
}

/**
 * The name of the document that this mark added, while it is still in its list; otherwise undefined. Refuses with
 * `key_reused` another file under the same key.
 */
export function nameAddedBy(user: UserRecord, { kind, mark }: Omit<AddedDocument, 'name'>): string | undefined {
  const documents = documentsIn(user, kind);
  return remembered(user).find(({ act, name }) => documents.includes(name) && isMarked(act, mark))?.name;
}

/**
 * The change that adds a document to its list and remembers the mark that added it. Both are written at once, so that
 * the same idempotency key finds the document whatever its name is, after a reload and from another session. Documents
 * no longer in a list are forgotten, so the memory never outgrows the lists.
 */
export function withAddedDocument(user: UserRecord, { kind, mark, name }: AddedDocument): OwnUserChange {
  const documents = everyDocument(user);
  const others = remembered(user).filter((one) => one.name !== name && documents.includes(one.name));
  return {
    ...withDocument(user, kind, name),
    configuration: withAscolto(user, { documents: [...others, { act: mark, name }] }),
  };
}

function remembered(user: UserRecord): { readonly act: string; readonly name: string }[] {
  return listToChange(ascoltoToChange(user)['documents'], 'documents').flatMap((row) => {
    const { act, name } = recordIn(row);
    return typeof act === 'string' && typeof name === 'string' ? [{ act, name }] : [];
  });
}
