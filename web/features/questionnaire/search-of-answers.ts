import type { Address } from '#contracts/addresses/addresses.api';
import { areaAnswers } from '#contracts/options/questionnaire-options';
import type { TherapistFilter } from '#contracts/therapists/therapist-filter';
import { type Answers, noPreference } from '#web/features/questionnaire/answers';

/** The filter of a search, with the address in full, and the answers that its areas come from. */
export interface AnsweredSearch extends Omit<TherapistFilter, 'address'> {
  readonly address: Omit<Address, 'id'> | null;
  readonly answers: readonly string[];
}

/** The search for the answers; an open question filters nothing. */
export function searchOfAnswers(answers: Answers): AnsweredSearch {
  const { service, place, age, gender, language, feelings, difficulties } = answers;
  const tied = areaAnswers.filter(({ value }) => [...feelings, ...difficulties].includes(value));
  return {
    therapy: place === noPreference ? null : place,
    service: wanted(service),
    age: wanted(age),
    gender: wanted(gender),
    language: wanted(language),
    interventions: [...new Set(tied.flatMap(({ areas }) => areas))],
    answers: tied.map(({ value }) => value),
    address: place === 'online+studio' && answers.address ? withoutId(answers.address) : null,
  };
}

function wanted<Value extends string>(answer: Value | null): Exclude<Value, typeof noPreference>[] {
  return answer === null || answer === noPreference ? [] : [answer as Exclude<Value, typeof noPreference>];
}

function withoutId({ formattedAddress, coordinates }: Address): Omit<Address, 'id'> {
  return { formattedAddress, coordinates };
}
