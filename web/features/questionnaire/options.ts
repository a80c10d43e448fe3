import type { AgeBand } from '#contracts/therapists/therapist-filter';
import { type Answers, noPreference } from '#web/features/questionnaire/answers';

export interface Option<Value extends string = string> {
  readonly value: Value;
  readonly label: string;
}

type Given<Name extends keyof Answers> = Exclude<Answers[Name] & string, typeof noPreference>;

/** The last option of every question. */
export const noPreferenceOption = { value: noPreference, label: 'Preferisco non rispondere' } as const;

export const serviceOptions: readonly Option<Given<'service'>>[] = [
  { value: 'single', label: 'Singola' },
  { value: 'couple', label: 'Di coppia' },
  { value: 'family', label: 'Familiare' },
];

export const placeOptions: readonly Option<Given<'place'>>[] = [
  { value: 'online', label: 'Online' },
  { value: 'online+studio', label: 'Online e in studio' },
];

export const ageOptions: readonly Option<AgeBand>[] = [
  { value: 'under35', label: 'Meno di 35 anni' },
  { value: '35-50', label: 'Da 35 a 50 anni' },
  { value: 'over50', label: 'Più di 50 anni' },
];

export const genderOptions: readonly Option<Given<'gender'>>[] = [
  { value: 'uomo', label: 'Uomo' },
  { value: 'donna', label: 'Donna' },
  { value: 'altro', label: 'Altro' },
];
