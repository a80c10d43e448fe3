import * as z from 'zod';
import { isPatientOf } from '#bff/appointments/own-events';
import type { Context } from '#bff/context';
import { OperationFailed } from '#bff/operation-failed';
import { ownUser } from '#bff/users/own-user';
import { informedConsentFields } from '#contracts/informed-consent/informed-consent.legacy';
import { isoFromInstant } from '#contracts/kernel/instant';
import type { UserRecord } from '#contracts/users/own-user.legacy';
import type { LegacyUser } from '#contracts/users/users.legacy';

export type Consent = LegacyUser['public_configuration']['consenso_informato'][number];

/** The patient, and the consent given to the therapist if there is one. */
export interface OwnConsent {
  readonly user: LegacyUser;
  readonly consent: Consent | undefined;
}

const listOfConsents = z.object({ consenso_informato: informedConsentFields.consenso_informato });

/**
 * Reads the patient's own user: its list decides whether a consent exists, and the last entry for a therapist counts.
 */
export async function ownConsent(context: Context, therapist: string): Promise<OwnConsent> {
  const user = await ownUser(context);
  return { user, consent: consentFor(user.public_configuration.consenso_informato, therapist) };
}

/** The consent given to the therapist, in a record read for a write. */
export function consentInRecord({ public_configuration }: UserRecord, therapist: string): Consent | undefined {
  return consentFor(listOfConsents.parse(public_configuration).consenso_informato, therapist);
}

function consentFor(consents: readonly Consent[], therapist: string): Consent | undefined {
  return consents.findLast(({ user_pt }) => user_pt === therapist);
}

/**
 * The patient and the consent, for a therapist with a consent or with a session that was not denied. Any other token is
 * `not_found`: no stranger can be signed for or found out about.
 */
export async function ownConsentWithTherapist(context: Context, therapist: string): Promise<OwnConsent> {
  const own = await ownConsent(context, therapist);
  if (own.consent) return own;
  if (!(await isPatientOf(context, therapist))) throw new OperationFailed('not_found');
  return own;
}

/** A consent as the browser learns of it: `at` is null when the platform does not know when it was given. */
export function givenConsent({ created_at: at, file }: Consent): { at: string | null; hasDocument: boolean } {
  return { at: at === undefined ? null : isoFromInstant(at), hasDocument: file !== undefined };
}
