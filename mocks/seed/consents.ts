import type { Database } from '#mocks/db/create-db';
import { addConsent, consentsOf } from '#mocks/informed-consent/keep-consent';

/** Gives the consents that patients come with their documents, and names them in the therapists' users too. */
export function seedConsents(db: Database): void {
  for (const patient of db.users.list(({ public_configuration: { type } }) => type === 'paziente')) {
    const { birth_address: birth, current_address: current, cap } = patient.public_configuration;
    for (const { user_pt: therapist, file, created_at } of consentsOf(patient)) {
      db.consentDocuments.put({
        name: file.split('/').at(-1) ?? file,
        patient: patient.public_token,
        therapist,
        birth_place: writtenPlace(birth),
        current_place: writtenPlace(current),
        cap: String(cap ?? ''),
        signed: true,
        created_timestamp: created_at,
      });
      addConsent(db, therapist, { user_pt: patient.public_token, file, created_at });
    }
  }
}

function writtenPlace(place: unknown): string {
  return (place as { formatted_address?: string } | undefined)?.formatted_address ?? '';
}
