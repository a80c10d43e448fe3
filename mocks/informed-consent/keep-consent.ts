import type { Database } from '#mocks/db/create-db';
import type { ConsentDocumentRow, UserRow } from '#mocks/db/rows';
import { documentAddress } from '#mocks/informed-consent/document-address';

/** A consent in a user: a patient's names the therapist, a therapist's the patient. */
export interface ConsentEntry {
  readonly user_pt: string;
  readonly file: string;
  readonly created_at: number;
}

/** Stores a signed document and lists it in the users of both. */
export function keepConsent(db: Database, document: ConsentDocumentRow): void {
  const { name, patient, therapist, created_timestamp: created_at } = document;
  db.consentDocuments.put(document);
  const entry = { file: documentAddress(name), created_at };
  addConsent(db, patient, { user_pt: therapist, ...entry });
  addConsent(db, therapist, { user_pt: patient, ...entry });
}

/** Adds a consent after the user's earlier ones. */
export function addConsent(db: Database, token: string, entry: ConsentEntry): void {
  const user = db.users.get(token);
  if (!user) return;
  const public_configuration = { ...user.public_configuration, consenso_informato: [...consentsOf(user), entry] };
  db.users.change(token, { public_configuration });
}

/** The consents of a user, newest last. */
export function consentsOf({ public_configuration: { consenso_informato: consents } }: UserRow): ConsentEntry[] {
  return Object.values((consents ?? []) as ConsentEntry[]);
}
