import * as z from 'zod/mini';
import { address } from '#contracts/addresses/addresses.api';
import { genders } from '#contracts/registration/registration-options';
import { ageBands, services, spokenLanguage, therapyTypes } from '#contracts/therapists/therapist-filter';

/** 'Preferisco non rispondere': no preference, whatever is asked (QUEST-19). */
export const noPreference = 'none';

const one = <Values extends readonly string[]>(values: Values) => z.nullable(z.enum([...values, noPreference]));
const several = z.array(z.string().check(z.maxLength(40))).check(z.maxLength(40));

/** What was answered so far (QUEST-05 to 13); null, or an empty list, where nothing was. */
export const answers = z.object({
  service: one(services),
  place: one(therapyTypes),
  /** Kept also while the place is another, so that choosing it again finds it. */
  address: z.nullable(address),
  feelings: several,
  age: one(ageBands),
  difficulties: several,
  gender: one(genders),
  /** A language as therapists name it, or `noPreference`. */
  language: z.nullable(spokenLanguage),
});

export type Answers = z.output<typeof answers>;

export const noAnswers: Answers = {
  service: null,
  place: null,
  address: null,
  feelings: [],
  age: null,
  difficulties: [],
  gender: null,
  language: null,
};
