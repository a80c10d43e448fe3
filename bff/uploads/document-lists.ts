import { recordIn, rowsIn } from '#bff/users/php-parts';
import type { OwnUserChange } from '#bff/users/update-own-user';
import type { DocumentKind } from '#contracts/uploads/document-kinds';
import type { UserRecord } from '#contracts/users/own-user.legacy';

/** The names in one of a user's document lists; the certificates are those of the first qualification. */
export function documentsIn(user: UserRecord, kind: DocumentKind): readonly unknown[] {
  const { identity_documents, qualifications, certificatePsychotherapy } = user.public_configuration;
  if (kind === 'identity') return rowsIn(identity_documents);
  if (kind === 'certificate_psychotherapy') return rowsIn(certificatePsychotherapy);
  return rowsIn(recordIn(rowsIn(qualifications)[0])['filesList']);
}

/** The change that adds a name to a list; the rest of the list is kept. */
export function withDocument(user: UserRecord, kind: DocumentKind, name: string): OwnUserChange {
  const before = documentsIn(user, kind);
  if (before.includes(name)) return {};
  const documents = [...before, name];
  if (kind === 'identity') return { public_configuration: { identity_documents: documents } };
  if (kind === 'certificate_psychotherapy') return { public_configuration: { certificatePsychotherapy: documents } };
  const [first = noQualification, ...others] = rowsIn(user.public_configuration['qualifications']);
  return { public_configuration: { qualifications: [{ ...recordIn(first), filesList: documents }, ...others] } };
}

/** Every document of a user, from all lists. */
export function everyDocument(user: UserRecord): readonly unknown[] {
  const { identity_documents, qualifications, certificatePsychotherapy } = user.public_configuration;
  const certificates = rowsIn(qualifications).flatMap((row) => rowsIn(recordIn(row)['filesList']));
  return [...rowsIn(identity_documents), ...certificates, ...rowsIn(certificatePsychotherapy)];
}

const noQualification = { education: '', institute: '', passed_year: '' };
