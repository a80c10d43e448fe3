import * as z from 'zod/mini';
import type { CivilDate } from '#contracts/kernel/civil-date';
import type { ProfileChanges, ProfileValues } from '#contracts/profile/profile.api';
import { type ProfileField, profileFieldNames } from '#contracts/profile/profile-fields';
import type { genders } from '#contracts/registration/registration-options';
import { type AddressValue, addressValue, addressValueOf } from '#web/fields/address/address-value';
import type { Region } from '#web/fields/region-field.tsx';

/** The values of the form, as typed and chosen. Dates are `yyyy-MM-dd`, or as typed; prices are cents. */
export interface ProfileFormValues {
  readonly firstName: string;
  readonly lastName: string;
  readonly birthDate: string;
  readonly gender: (typeof genders)[number] | '';
  readonly residence: AddressValue;
  readonly cardExpiry: string;
  readonly taxCodeExpiry: string;
  readonly phone: string;
  /** One entry a row, empty ones included. */
  readonly studioAddresses: AddressValue[];
  readonly registerNumber: string;
  readonly region: Region | '';
  readonly workplace: AddressValue;
  readonly school: string;
  readonly specialisationDate: string;
  readonly specialisations: string[];
  readonly interventionAreas: string[];
  readonly languages: string[];
  readonly singlePrice: number | null;
  readonly couplePrice: number | null;
  readonly familyPrice: number | null;
  readonly biography: string;
  readonly terms: boolean;
  readonly privacy: boolean;
  readonly personalData: boolean;
  readonly serviceFee: boolean;
  readonly newsletter: boolean;
}

const text = z.optional(z.string());
const texts = z.optional(z.array(z.string()));
const place = z.optional(addressValue);
const price = z.optional(z.nullable(z.number()));
const tick = z.optional(z.boolean());

/** The form's values as a draft keeps them: any texts, since what is typed may still be wrong. */
export const draftedValues = z.object({
  ...{ firstName: text, lastName: text, birthDate: text, gender: z.optional(z.enum(['uomo', 'donna', 'altro', ''])) },
  ...{ residence: place, cardExpiry: text, taxCodeExpiry: text, phone: text },
  ...{ studioAddresses: z.optional(z.array(addressValue)), registerNumber: text, region: text, workplace: place },
  ...{ school: text, specialisationDate: text, specialisations: texts, interventionAreas: texts, languages: texts },
  ...{ singlePrice: price, couplePrice: price, familyPrice: price, biography: text },
  ...{ terms: tick, privacy: tick, personalData: tick, serviceFee: tick, newsletter: tick },
} satisfies Record<ProfileField, z.ZodMiniType>);

/** The stored values as the form begins with them; a list of studios has a row to write in. */
export function formValuesOf(values: ProfileValues): ProfileFormValues {
  const { birthDate, gender, cardExpiry, taxCodeExpiry, specialisationDate, region, ...others } = values;
  return {
    ...others,
    birthDate: birthDate ?? '',
    gender: gender ?? '',
    residence: addressValueOf(values.residence),
    cardExpiry: cardExpiry ?? '',
    taxCodeExpiry: taxCodeExpiry ?? '',
    studioAddresses: values.studioAddresses.length > 0 ? values.studioAddresses.map(addressValueOf) : [null],
    region: region as Region | '',
    workplace: addressValueOf(values.workplace),
    specialisationDate: specialisationDate ?? '',
  };
}

/** The fields in which one differs from the other, in the order of the form; empty rows of studios do not count. */
export function changedFields(one: ProfileFormValues, other: ProfileFormValues): ProfileField[] {
  return profileFieldNames.filter((field) => plain(one, field) !== plain(other, field));
}

/** What the operation takes of these fields; they have been checked. Empty studio addresses are dropped (PROF-57). */
export function changesOf(values: ProfileFormValues, fields: readonly ProfileField[]): ProfileChanges {
  return Object.fromEntries(fields.map((field) => [field, sent(values, field)])) as ProfileChanges;
}

/** One field as its rule judges it and the operation takes it. */
export function sent(values: ProfileFormValues, field: ProfileField): unknown {
  return field === 'studioAddresses' ? values.studioAddresses.filter((one) => one !== null) : values[field];
}

function plain(values: ProfileFormValues, field: ProfileField): string {
  const value = sent(values, field);
  // A text that is no price is a change too, which JSON would write as none.
  if (Number.isNaN(value)) return 'NaN';
  return JSON.stringify(typeof value === 'string' ? value.trim() : value);
}

/** A typed day, once it has been checked to be one. */
export function dayIn(value: string): CivilDate {
  return value as CivilDate;
}
