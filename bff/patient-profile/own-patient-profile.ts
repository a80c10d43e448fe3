import { missingConsents } from '#bff/consents/missing-consents';
import { revisionsOf } from '#bff/field-revisions';
import { choiceChangedAt, givenConsents } from '#bff/patient-profile/patient-decisions';
import { patientValues } from '#bff/patient-profile/patient-values';
import type { OperationHandler } from '#bff/run-operation';
import { ownUser } from '#bff/users/own-user';
import { shownName } from '#bff/users/shown-name';
import { mandatoryConsents } from '#contracts/consents/consents.api';
import { type Instant, isoFromInstant } from '#contracts/kernel/instant';
import type { ownPatientProfile } from '#contracts/patient-profile/patient-profile.api';
import { patientFieldNames } from '#contracts/patient-profile/patient-profile-fields';
import type { LegacyUser } from '#contracts/users/users.legacy';

/** All that the patient's own profile shows, freshly read. */
export const handleOwnPatientProfile: OperationHandler<typeof ownPatientProfile> = async (context) => {
  const user = await ownUser(context);
  const { public_configuration: profile, configuration } = user;
  const values = patientValues(user);
  return {
    email: user.email ?? '',
    registeredAt: moment(user.registration_timestamp),
    firstName: shownName(profile.nome ?? ''),
    lastName: shownName(profile.cognome ?? ''),
    birthDate: profile.dob ?? null,
    gender: profile.gender ?? null,
    printed: {
      birthPlace: profile.birth_address?.formatted_address ?? '',
      residence: profile.current_address?.formatted_address ?? '',
      postalCode: profile.cap ?? '',
    },
    values,
    revisions: revisionsOf(values, patientFieldNames),
    consents: standingConsents(user),
    newsletterChangedAt: choiceChangedAt(user, 'newsletter'),
    deductCostChangedAt: choiceChangedAt(user, 'deduct_cost'),
    closureRequestedAt: moment(configuration.ascolto?.closure_requested_at),
  };
};

/** The mandatory consents that stand, each with when it was last given, as far as that is on record. */
function standingConsents(user: LegacyUser) {
  const missing = missingConsents(user);
  const given = givenConsents(user);
  return mandatoryConsents
    .filter((consent) => !missing.includes(consent))
    .map((consent) => {
      const last = given.findLast((one) => one.consent === consent);
      return { consent, givenAt: last?.givenAt ?? null, version: last?.version ?? null };
    });
}

function moment(at: Instant | undefined): string | null {
  return at === undefined ? null : isoFromInstant(at);
}
