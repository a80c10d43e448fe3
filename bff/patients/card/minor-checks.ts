import { safeParse } from 'zod/v4/core';
import { ascoltoOf, ascoltoToChange } from '#bff/users/ascolto-part';
import { listToChange, recordIn, rowsIn } from '#bff/users/php-parts';
import { type Instant, isoFromInstant } from '#contracts/kernel/instant';
import type { Treatment } from '#contracts/patients/patients.api';
import { minorChecksField } from '#contracts/patients/patients.legacy';
import type { UserRecord } from '#contracts/users/own-user.legacy';

/** The platform's field of each check. */
export const checkFields = {
  'guardian-document': 'guardian_document_at',
  'parents-consent': 'parents_consent_at',
} as const;

/** When each thing was seen of a patient under age. */
export function minorChecksOf(user: UserRecord, patient: string): Treatment['minorChecks'] {
  const { data = [] } = safeParse(minorChecksField.minors, rowsIn(ascoltoOf(user)['minors']));
  const own = data.find(({ user_pt }) => user_pt === patient);
  return { guardianDocument: moment(own?.guardian_document_at), parentsConsent: moment(own?.parents_consent_at) };
}

/** The rows with one check of the patient set; a patient without a row gets one. */
export function withCheck(
  user: UserRecord,
  patient: string,
  field: (typeof checkFields)[keyof typeof checkFields],
  seconds: number | null,
): readonly unknown[] {
  const rows = listToChange(ascoltoToChange(user)['minors'], 'minors');
  const present = rows.find((row) => String(recordIn(row)['user_pt']) === patient);
  if (present === undefined) return [...rows, { user_pt: patient, [field]: seconds }];
  return rows.map((row) => (row === present ? { ...recordIn(row), [field]: seconds } : row));
}

function moment(at: Instant | undefined): string | null {
  return at === undefined ? null : isoFromInstant(at);
}
