import { keptAddress } from '#bff/addresses/kept-address';
import { consentFlags } from '#bff/consents/consent-flags';
import { missingConsents } from '#bff/consents/missing-consents';
import { withGivenConsents } from '#bff/consents/with-given-consents';
import { legacyPrices } from '#bff/profile/fixed-prices';
import { listToChange, objectToChange } from '#bff/users/php-parts';
import type { OwnUserChange } from '#bff/users/update-own-user';
import type { Address } from '#contracts/addresses/addresses.api';
import type { ProfileChanges } from '#contracts/profile/profile.api';
import { priceFields } from '#contracts/profile/profile-fields';
import type { UserRecord } from '#contracts/users/own-user.legacy';
import { legacyUser } from '#contracts/users/users.legacy';

type Fields = Readonly<Record<string, unknown>>;

/** Fields of the profile that the platform stores as they are sent, by its names for them. */
const plainFields = {
  nome: 'firstName',
  cognome: 'lastName',
  dob: 'birthDate',
  gender: 'gender',
  card_expiry: 'cardExpiry',
  tax_code_expiry: 'taxCodeExpiry',
  telefono: 'phone',
  register_defination: 'registerNumber',
  region: 'region',
  correct_name: 'school',
  specialization_date: 'specialisationDate',
  specialization: 'specialisations',
  intervations: 'interventionAreas',
  languages: 'languages',
  biografia: 'biography',
  isNewsLetter: 'newsletter',
} as const satisfies Record<string, keyof ProfileChanges>;

/**
 * The change that stores what was changed of a profile in the platform's fields; nothing else is named. Consents that
 * are given with it are recorded with their moment, `at` in Unix seconds.
 */
export function withProfile(user: UserRecord, changes: ProfileChanges, at: number): OwnUserChange {
  const { public_configuration: profile } = user;
  const consents = missingConsents(legacyUser.parse(user)).filter((consent) => changes[consent]);
  const sent = Object.entries(plainFields).filter(([, field]) => changes[field] !== undefined);
  return {
    public_configuration: {
      ...Object.fromEntries(sent.map(([name, field]) => [name, changes[field]])),
      ...(changes.residence && { current_address: keptAddress([profile['current_address']], changes.residence) }),
      ...(changes.workplace && { address: keptAddress([profile['address']], changes.workplace) }),
      ...(changes.studioAddresses && {
        studio_address: keptAddresses(profile['studio_address'], changes.studioAddresses),
      }),
      ...prices(profile, changes),
      ...Object.fromEntries(consents.map((consent) => [consentFlags[consent], true])),
    },
    ...(consents.length > 0 && { configuration: withGivenConsents(user, consents, at) }),
  };
}

/** The addresses in the place of those before, which the platform may hold more of. */
function keptAddresses(before: unknown, chosen: readonly Address[]): readonly unknown[] {
  const stored = listToChange(before, 'studio_address');
  return chosen.map((one) => keptAddress(stored, one));
}

/** The prices with the new ones in euros. */
function prices(profile: Fields, changes: ProfileChanges): Fields {
  const added = priceFields.flatMap((field) => {
    const cents = changes[field];
    return cents === undefined ? [] : [[legacyPrices[field], cents / 100]];
  });
  return added.length === 0
    ? {}
    : { prices: { ...objectToChange(profile['prices'], 'prices'), ...Object.fromEntries(added) } };
}
