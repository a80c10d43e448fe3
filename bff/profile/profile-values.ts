import { storedAddressFrom } from '#bff/addresses/stored-address-from';
import { shownName } from '#bff/users/shown-name';
import type { ProfileValues } from '#contracts/profile/profile.api';
import type { LegacyUser } from '#contracts/users/users.legacy';

/** The values of the fields a professional may change, as the platform has them now. */
export function profileValues({ public_configuration: profile }: LegacyUser): ProfileValues {
  return {
    firstName: shownName(profile.nome ?? ''),
    lastName: shownName(profile.cognome ?? ''),
    birthDate: profile.dob ?? null,
    gender: profile.gender ?? null,
    residence: storedAddressFrom(profile.current_address),
    cardExpiry: profile.card_expiry ?? null,
    taxCodeExpiry: profile.tax_code_expiry ?? null,
    phone: profile.telefono ?? '',
    studioAddresses: profile.studio_address.flatMap((one) => storedAddressFrom(one) ?? []),
    registerNumber: profile.register_defination ?? '',
    region: profile.region ?? '',
    workplace: storedAddressFrom(profile.address),
    school: profile.correct_name ?? '',
    specialisationDate: profile.specialization_date ?? null,
    specialisations: profile.specialization,
    interventionAreas: profile.intervations,
    languages: profile.languages,
    singlePrice: positive(profile.prices.single_seat),
    couplePrice: positive(profile.prices.couple_session),
    familyPrice: positive(profile.prices.family_session),
    biography: profile.biografia ?? '',
    terms: profile.isTerms ?? false,
    privacy: profile.isPrivacy ?? false,
    personalData: profile.isPersonalData ?? false,
    serviceFee: profile.isServiceFee ?? false,
    newsletter: profile.isNewsLetter ?? false,
  };
}

/** A price of nothing is no price. */
function positive(cents: number | undefined): number | null {
  return cents !== undefined && cents > 0 ? cents : null;
}
