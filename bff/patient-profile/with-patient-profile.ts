import { keptAddress } from '#bff/addresses/kept-address';
import { consentFlags } from '#bff/consents/consent-flags';
import { missingConsents } from '#bff/consents/missing-consents';
import { withGivenConsents } from '#bff/consents/with-given-consents';
import { type DatedChoice, withDatedChoices } from '#bff/patient-profile/patient-decisions';
import { patientValues } from '#bff/patient-profile/patient-values';
import { objectToChange } from '#bff/users/php-parts';
import type { OwnUserChange } from '#bff/users/update-own-user';
import type { PatientChanges } from '#contracts/patient-profile/patient-profile.api';
import type { UserRecord } from '#contracts/users/own-user.legacy';
import { legacyUser } from '#contracts/users/users.legacy';

/**
 * The change that stores what was changed of a patient's profile in the platform's fields; nothing else is named, and
 * what those objects hold besides is kept. Consents given with it and choices made otherwise are recorded with their
 * moment, `at` in Unix seconds.
 */
export function withPatientProfile(record: UserRecord, changes: PatientChanges, at: number): OwnUserChange {
  const { public_configuration: profile } = record;
  const user = legacyUser.parse(record);
  const consents = missingConsents(user).filter((consent) => changes[consent]);
  const choices = changedChoices(patientValues(user), changes);
  const billing = {
    ...(changes.taxCode !== undefined && { codice_fiscale: changes.taxCode }),
    ...(changes.deductCost !== undefined && { deduct_cost: changes.deductCost }),
  };
  const configuration = {
    ...(consents.length > 0 && withGivenConsents(record, consents, at)),
  };
  return {
    public_configuration: {
      ...(changes.phone !== undefined && { telefono: changes.phone }),
      ...(changes.newsletter !== undefined && { isNewsLetter: changes.newsletter }),
      ...(changes.address && { indirizzo: keptAddress([profile['indirizzo']], changes.address) }),
      ...(Object.keys(billing).length > 0 && {
        billing_info: { ...objectToChange(profile['billing_info'], 'billing_info'), ...billing },
      }),
      ...Object.fromEntries(consents.map((consent) => [consentFlags[consent], true])),
    },
    ...(choices.length > 0
      ? { configuration: withDatedChoices(changed(record, configuration), choices, at) }
      : consents.length > 0 && { configuration }),
  };
}

/** The choices that would stand otherwise than they do. */
function changedChoices(
  stood: { readonly newsletter: boolean; readonly deductCost: boolean | null },
  { newsletter = stood.newsletter, deductCost }: PatientChanges,
): { readonly choice: DatedChoice; readonly value: boolean }[] {
  return [
    ...(newsletter === stood.newsletter ? [] : [{ choice: 'newsletter', value: newsletter } as const]),
    ...(deductCost === undefined || deductCost === stood.deductCost
      ? []
      : [{ choice: 'deduct_cost', value: deductCost } as const]),
  ];
}

/** The user with this program's part as a first change leaves it. */
function changed(record: UserRecord, configuration: Readonly<Record<string, unknown>>): UserRecord {
  return { ...record, configuration: { ...record.configuration, ...configuration } };
}
