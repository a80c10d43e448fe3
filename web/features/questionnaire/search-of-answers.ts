import type { Address } from '#contracts/addresses/addresses.api';
import type { TherapistFilter } from '#contracts/therapists/therapist-filter';
import { type Answers, noPreference } from '#web/features/questionnaire/answers';
import { difficultyOptions, feelingOptions, type TiedOption } from '#web/features/questionnaire/questionnaire-options';

/** The filter of a search, with the address in full. */
export interface AnsweredSearch extends Omit<TherapistFilter, 'address'> {
  readonly address: Omit<Address, 'id'> | null;
}

/** The search for the answers; an open question filters nothing. */
export function searchOfAnswers(answers: Answers): AnsweredSearch {
  const { service, place, age, gender, language, feelings, difficulties } = answers;
  return {
    therapy: place === noPreference ? null : place,
    service: wanted(service),
    age: wanted(age),
    gender: wanted(gender),
    language: wanted(language),
    interventions: [...new Set([...areasOf(feelingOptions, feelings), ...areasOf(difficultyOptions, difficulties)])],
    address: place === 'online+studio' && answers.address ? withoutId(answers.address) : null,
  };
}

function wanted<Value extends string>(answer: Value | null): Exclude<Value, typeof noPreference>[] {
  return answer === null || answer === noPreference ? [] : [answer as Exclude<Value, typeof noPreference>];
}

function areasOf(options: readonly TiedOption[], chosen: readonly string[]): readonly string[] {
  return options.filter(({ value }) => chosen.includes(value)).flatMap(({ areas }) => areas);
}

function withoutId({ formattedAddress, coordinates }: Address): Omit<Address, 'id'> {
  return { formattedAddress, coordinates };
}
