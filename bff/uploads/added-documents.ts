import { documentsIn, everyDocument, withDocument } from '#bff/uploads/document-lists';
import { ascoltoOf, withAscolto } from '#bff/users/ascolto-part';
import { recordIn, rowsIn } from '#bff/users/php-parts';
import type { OwnUserChange } from '#bff/users/update-own-user';
import type { DocumentKind } from '#contracts/uploads/document-kinds';
import type { UserRecord } from '#contracts/users/own-user.legacy';

/** A document as an act adds it to a list; the act by its stem. */
export interface AddedDocument {
  readonly kind: DocumentKind;
  readonly stem: string;
  /** As the platform stores it, which may be anything: it tells nothing of the act. */
  readonly name: string;
}

/** The name of the document that the act has added, as long as it is in its list; undefined when it has added none. */
export function nameAddedBy(user: UserRecord, { kind, stem }: Omit<AddedDocument, 'name'>): string | undefined {
  const documents = documentsIn(user, kind);
  return remembered(user).find(({ act, name }) => act === stem && documents.includes(name))?.name;
}

/**
 * The change that adds a document to its list and remembers by which act: both are written at once, so that the same act
 * finds it whatever it is called, after a reload and from another session. What is no longer in a list is forgotten: there
 * are never more to remember than the lists hold.
 */
export function withAddedDocument(user: UserRecord, { kind, stem, name }: AddedDocument): OwnUserChange {
  const documents = everyDocument(user);
  const others = remembered(user).filter((one) => one.name !== name && documents.includes(one.name));
  return {
    ...withDocument(user, kind, name),
    configuration: withAscolto(user, { documents: [...others, { act: stem, name }] }),
  };
}

function remembered(user: UserRecord): { readonly act: string; readonly name: string }[] {
  return rowsIn(ascoltoOf(user)['documents']).flatMap((row) => {
    const { act, name } = recordIn(row);
    return typeof act === 'string' && typeof name === 'string' ? [{ act, name }] : [];
  });
}
