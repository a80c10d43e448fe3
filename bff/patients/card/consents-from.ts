import { safeParse } from 'zod/v4/core';
import { type Consent, givenConsent } from '#bff/informed-consent/own-consent';
import { rowsIn } from '#bff/users/php-parts';
import { versionOf } from '#bff/version-of';
import { informedConsentFields } from '#contracts/informed-consent/informed-consent.legacy';
import type { Treatment } from '#contracts/patients/patients.api';
import type { UserRecord } from '#contracts/users/own-user.legacy';

/** A consent that the professional received, with the address of its document. */
interface ReceivedConsent {
  readonly consent: Treatment['consents'][number];
  readonly file: string | undefined;
}

/**
 * The informed consents that patients gave to this professional, by patient and newest first: those in the
 * professional's own list, which holds no others (CARD-28).
 */
export function receivedConsents(user: UserRecord): ReadonlyMap<string, readonly ReceivedConsent[]> {
  const { data = [] } = safeParse(
    informedConsentFields.consenso_informato,
    rowsIn(user.public_configuration['consenso_informato']),
  );
  const byPatient = Map.groupBy(data, ({ user_pt }) => user_pt);
  return new Map([...byPatient].map(([patient, consents]) => [patient, consents.map(received).toSorted(newestFirst)]));
}

function received(consent: Consent): ReceivedConsent {
  const { file } = consent;
  return { consent: { id: versionOf(file ?? ''), ...givenConsent(consent) }, file };
}

function newestFirst({ consent: one }: ReceivedConsent, { consent: other }: ReceivedConsent): number {
  return (other.at ?? '').localeCompare(one.at ?? '');
}
