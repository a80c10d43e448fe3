import { safeParse } from 'zod/v4/core';
import { rowsIn } from '#bff/users/php-parts';
import { versionOf } from '#bff/version-of';
import { informedConsentFields } from '#contracts/informed-consent/informed-consent.legacy';
import { isoFromInstant } from '#contracts/kernel/instant';
import type { Treatment } from '#contracts/patients/patients.api';
import type { UserRecord } from '#contracts/users/own-user.legacy';

/** A consent that the professional received, with the address of its document. */
interface ReceivedConsent {
  readonly consent: Treatment['consents'][number];
  readonly file: string | undefined;
}

/**
 * The informed consents a patient gave to this professional, newest first: those in the professional's own list, which
 * holds no others (CARD-28).
 */
export function receivedConsents(user: UserRecord, patient: string): ReceivedConsent[] {
  const { data = [] } = safeParse(
    informedConsentFields.consenso_informato,
    rowsIn(user.public_configuration['consenso_informato']),
  );
  return data
    .filter(({ user_pt }) => user_pt === patient)
    .map(({ file, created_at: at }) => {
      const id = versionOf(file ?? '');
      return {
        consent: { id, at: at === undefined ? null : isoFromInstant(at), hasDocument: file !== undefined },
        file,
      };
    })
    .toSorted((one, other) => (other.consent.at ?? '').localeCompare(one.consent.at ?? ''));
}

/** The same as the browser learns of them. */
export function consentsFrom(user: UserRecord, patient: string): Treatment['consents'] {
  return receivedConsents(user, patient).map(({ consent }) => consent);
}
