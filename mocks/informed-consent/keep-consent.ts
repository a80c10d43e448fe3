import type { Database } from '#mocks/db/create-db';
import type { ConsentDocumentRow, UserRow } from '#mocks/db/rows';
import { documentAddress } from '#mocks/informed-consent/document-address';

/** A consent as a user has it: the patient's names the therapist, the therapist's the patient. */
export interface ConsentEntry {
  readonly user_pt: string;
  readonly file: string;
  readonly created_at: number;
}

/** Keeps a signed document and names it in the users of both. */
export function keepConsent(db: Database, document: ConsentDocumentRow): void {
  const { name, patient, therapist, created_timestamp: created_at } = document;
  db.consentDocuments.put(document);
  const entry = { file: documentAddress(name), created_at };
  addConsent(db, patient, { user_pt: therapist, ...entry });
  addConsent(db, therapist, { user_pt: patient, ...entry });
}

/** Puts a consent after those the user has. */
export function addConsent(db: Database, token: string, entry: ConsentEntry): void {
  const user = db.users.get(token);
  if (!user) return;
  const public_configuration = { ...user.public_configuration, consenso_informato: [...consentsOf(user), entry] };
  db.users.change(token, { public_configuration });
}

/** The consents of a user, the newest last. */
export function consentsOf({ public_configuration: { consenso_informato: consents } }: UserRow): ConsentEntry[] {
  return Object.values((consents ?? []) as ConsentEntry[]);
}
