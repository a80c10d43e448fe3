import { listToChange, objectToChange, recordIn, rowsIn } from '#bff/users/php-parts';
import type { OwnUserChange } from '#bff/users/update-own-user';
import type { DocumentKind } from '#contracts/uploads/document-kinds';
import type { UserRecord } from '#contracts/users/own-user.legacy';

/**
 * The names in one of a user's document lists, to be written back with one more; the certificates are those of the
 * first qualification. Fails as `listToChange` does.
 */
export function documentsIn(user: UserRecord, kind: DocumentKind): readonly unknown[] {
  const { identity_documents, qualifications, certificatePsychotherapy } = user.public_configuration;
  if (kind === 'identity') return listToChange(identity_documents, 'identity_documents');
  if (kind === 'certificate_psychotherapy') return listToChange(certificatePsychotherapy, 'certificatePsychotherapy');
  const [first] = listToChange(qualifications, 'qualifications');
  return listToChange(objectToChange(first, 'qualifications')['filesList'], 'qualifications.filesList');
}

/** The change that adds a name to a list; the rest of the list is kept. */
export function withDocument(user: UserRecord, kind: DocumentKind, name: string): OwnUserChange {
  const before = documentsIn(user, kind);
  if (before.includes(name)) return {};
  const documents = [...before, name];
  if (kind === 'identity') return { public_configuration: { identity_documents: documents } };
  if (kind === 'certificate_psychotherapy') return { public_configuration: { certificatePsychotherapy: documents } };
  const [first = noQualification, ...others] = listToChange(
    user.public_configuration['qualifications'],
    'qualifications',
  );
  return {
    public_configuration: {
      qualifications: [{ ...objectToChange(first, 'qualifications'), filesList: documents }, ...others],
    },
  };
}

/** Every document of a user, from all lists. */
export function everyDocument(user: UserRecord): readonly unknown[] {
  const { identity_documents, qualifications, certificatePsychotherapy } = user.public_configuration;
  const certificates = rowsIn(qualifications).flatMap((row) => rowsIn(recordIn(row)['filesList']));
  return [...rowsIn(identity_documents), ...certificates, ...rowsIn(certificatePsychotherapy)];
}

const noQualification = { education: '', institute: '', passed_year: '' };
