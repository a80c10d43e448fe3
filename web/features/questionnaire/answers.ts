import * as z from 'zod/mini';
import { address } from '#contracts/addresses/addresses.api';
import { genders } from '#contracts/registration/registration-options';
import { ageBands, services, spokenLanguage, therapyTypes } from '#contracts/therapists/therapist-filter';
import type { DraftKind } from '#web/forms/draft-store';

/** The answer 'Preferisco non rispondere': no preference. */
export const noPreference = 'none';

const one = <Values extends readonly string[]>(values: Values) => z.nullable(z.enum([...values, noPreference]));
const several = z.array(z.string().check(z.maxLength(40))).check(z.maxLength(40));

/** The answers so far; null, or an empty list, for an open question. */
export const answers = z.object({
  service: one(services),
  place: one(therapyTypes),
  /** Kept also while another place is chosen, so that it is there when the studio is chosen again. */
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

/** The intro, seven questions and the closing screen. */
export const stepCount = 9;

const keptAnswers = z.object({
  /** The step, from 0, at which the questionnaire reopens. */
  index: z.int().check(z.minimum(0), z.maximum(stepCount - 1)),
  answers,
});

/** The draft of the questionnaire in this tab; signing out wipes it. */
export const questionnaireDraft: DraftKind<z.output<typeof keptAnswers>> = {
  name: 'questionnaire',
  version: 2,
  schema: keptAnswers,
  migrate: fromFirstVersion,
};

const firstVersion = z.object({ step: z.int(), answers: z.unknown() });

/** Converts the first version, which counted its steps from 1. */
function fromFirstVersion(older: unknown): unknown {
  const read = firstVersion.safeParse(older);
  return read.success ? { index: read.data.step - 1, answers: read.data.answers } : undefined;
}
