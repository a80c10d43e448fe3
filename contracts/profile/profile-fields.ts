import * as z from 'zod/mini';
import { chosenAddress } from '#contracts/addresses/addresses.api';
import { cents } from '#contracts/kernel/fields';
import { requiredProse } from '#contracts/kernel/form-fields';
import { withoutInvisibleCharacters } from '#contracts/kernel/text-fields';
import { visibleText } from '#contracts/kernel/visible-text';
import { personFields } from '#contracts/registration/person-fields';
import { informationFields, psychotherapyFields, titlesFields } from '#contracts/registration/registration-fields';

/*
 * The fields of the profile that a professional may change, as the form collects them and the operation takes them.
 * They are those of the registration, but for the prices, which have no range here (AMB-01). Messages are codes, which
 * the interface turns into words: `required`, `too_short`, `too_early`, `invalid`, `invisible_characters`, `markup`,
 * `not_chosen`.
 */

/** The most studio addresses a profile holds (PROF-27). */
export const mostStudioAddresses = 3;

/** Any positive price; the bound only catches a slip of the finger. */
const price = cents.check(z.gte(1, 'invalid'), z.lte(9_999_999, 'invalid'));

const choiceText = z.string().check(z.maxLength(100), z.regex(visibleText), withoutInvisibleCharacters);

/** A name of one of our lists, or one that the platform had before: the operation knows which. */
const choice = z.custom<string>((value) => choiceText.safeParse(value).success);

const choices = z.array(choice).check(
  z.maxLength(100),
  z.refine((chosen) => new Set(chosen).size === chosen.length, 'invalid'),
);

/** A consent can be given here, and not be withdrawn (PROF-56). */
const given = z.literal(true);

export const profileFields = {
  firstName: personFields.firstName,
  lastName: personFields.lastName,
  birthDate: personFields.birthDate,
  gender: informationFields.gender,
  /** Stored as `current_address`, where the workplace is `address` (AMB-14). */
  residence: chosenAddress,
  cardExpiry: informationFields.cardExpiry,
  taxCodeExpiry: informationFields.taxCodeExpiry,
  phone: personFields.phone,
  studioAddresses: z.array(chosenAddress).check(z.maxLength(mostStudioAddresses)),
  registerNumber: titlesFields.registerNumber,
  region: titlesFields.region,
  workplace: chosenAddress,
  school: psychotherapyFields.school,
  specialisationDate: psychotherapyFields.specialisationDate,
  specialisations: choices.check(z.minLength(1, 'required')),
  interventionAreas: choices.check(z.minLength(1, 'required')),
  languages: choices,
  singlePrice: price,
  couplePrice: price,
  familyPrice: price,
  biography: requiredProse(5_000),
  terms: given,
  privacy: given,
  personalData: given,
  serviceFee: given,
  newsletter: z.boolean(),
};

export type ProfileField = keyof typeof profileFields;

export const profileFieldNames = Object.keys(profileFields) as ProfileField[];

/** The three prices of a professional, by the names of their fields. */
export const priceFields = ['singlePrice', 'couplePrice', 'familyPrice'] as const satisfies ProfileField[];

/**
 * What a profile cannot be saved without, besides a price: the photo is the one that is no field of the form (PROF-58).
 */
export const requiredProfileParts = [
  'firstName',
  'picture',
  'lastName',
  'birthDate',
  'gender',
  'phone',
  'region',
  'registerNumber',
  'prices',
  'biography',
  'residence',
] as const;

export type RequiredProfilePart = (typeof requiredProfileParts)[number];
