import * as z from 'zod/mini';
import { chosenAddress } from '#contracts/addresses/addresses.api';
import { consentFields } from '#contracts/consents/consents.api';
import { cents, withoutMarkup } from '#contracts/kernel/fields';
import { requiredDay, requiredEmail, requiredText } from '#contracts/kernel/form-fields';
import { lineText } from '#contracts/kernel/line-text';
import { exactText } from '#contracts/kernel/text-fields';
import { interventionAreas } from '#contracts/options/intervention-areas';
import { languages } from '#contracts/options/languages';
import { regions } from '#contracts/options/regions';
import { specialisations } from '#contracts/options/specialisations';
import { personFields } from '#contracts/registration/person-fields';
import {
  genders,
  hearFrom,
  hoursPerWeek,
  priceRanges,
  priceStepCents,
  taxRegimes,
} from '#contracts/registration/registration-options';

/*
 * The fields of each step, as the form collects them and the operations take them. Messages are codes, which the
 * interface turns into words: `required`, `too_short`, `too_early`, `invalid`, `invisible_characters`, `markup`,
 * `not_chosen`.
 */

/** At least eight characters (CONST-01). */
const password = exactText(256).check(z.minLength(1, 'required'), z.regex(/^(?:[\s\S]{8,}|)$/u, 'too_short'));

/** What both kinds of account begin with (REG-31). */
export const accountFields = {
  email: requiredEmail,
  password,
  ...consentFields,
};

/** A patient's second step (REG-53). */
export const patientDetailsFields = {
  ...personFields,
  gender: z.enum(genders, 'required'),
  address: chosenAddress,
};

/** A professional's second step, without the names, which the first step asks for (REG-63). */
export const informationFields = {
  gender: z.enum(genders, 'required'),
  emergencyAvailability: z.enum(['yes', 'no'], 'required'),
  hoursPerWeek: z.enum(hoursPerWeek, 'required'),
  hearFrom: z.enum(hearFrom, 'required'),
  cardExpiry: requiredDay,
  taxCodeExpiry: requiredDay,
  taxRegime: z.enum(taxRegimes, 'required'),
  residence: chosenAddress,
  /** Staircase, doorbell: what the address service does not know. */
  residenceDetails: lineText(200).check(withoutMarkup),
  languages: z.array(z.enum(languages)).check(z.maxLength(languages.length)),
};

const price = ({ min, max }: { min: number; max: number }) =>
  z.nullable(cents.check(z.gte(min, 'invalid'), z.lte(max, 'invalid'), z.multipleOf(priceStepCents, 'invalid')));

/** What a psychotherapist adds (REG-102). */
export const psychotherapyFields = {
  school: requiredText(200),
  specialisationDate: requiredDay,
  specialisations: z
    .array(z.enum(specialisations))
    .check(z.minLength(1, 'required'), z.maxLength(specialisations.length)),
};

/** A professional's third step (REG-85). */
export const titlesFields = {
  registerNumber: requiredText(40),
  registerDate: requiredDay,
  region: z.enum(regions, 'required'),
  education: requiredText(200),
  institute: requiredText(200),
  passedYear: z.string().check(z.trim(), z.minLength(1, 'required'), z.regex(/^(?:(?:19|20)\d\d|)$/, 'invalid')),
  role: z.enum(['psychologist', 'psychotherapist'], 'required'),
  singlePrice: price(priceRanges.single),
  couplePrice: price(priceRanges.couple),
  familyPrice: price(priceRanges.family),
  interventionAreas: z
    .array(z.enum(interventionAreas as [string, ...string[]]))
    .check(z.minLength(1, 'required'), z.maxLength(interventionAreas.length)),
  /** A psychotherapist's school, date and specialisations; null for a psychologist. */
  psychotherapy: z.nullable(z.strictObject(psychotherapyFields)),
};
