import type { Answers } from '#web/features/questionnaire/answers';
import {
  ageOptions,
  genderOptions,
  noPreferenceOption,
  type Option,
  placeOptions,
  serviceOptions,
} from '#web/features/questionnaire/options';
import { difficultyOptions, feelingOptions } from '#web/features/questionnaire/questionnaire-options';

interface ReviewLine {
  /** Where it was asked. */
  readonly step: number;
  readonly label: string;
  readonly text: string;
}

/** Every question with its answer, in the order they were asked. */
export function reviewOfAnswers(answers: Answers): readonly ReviewLine[] {
  const { service, place, address, feelings, age, difficulties, gender, language } = answers;
  const studio = place === 'online+studio' && address ? `, vicino a ${address.formattedAddress}` : '';
  return [
    { step: 2, label: 'Tipo di terapia', text: named(serviceOptions, [service]) },
    { step: 3, label: 'Dove', text: `${named(placeOptions, [place])}${studio}` },
    { step: 4, label: 'Come ti senti', text: named(feelingOptions, feelings) },
    { step: 5, label: 'Età', text: named(ageOptions, [age]) },
    { step: 6, label: 'Di che cosa parlare', text: named(difficultyOptions, difficulties) },
    { step: 7, label: 'Genere', text: named(genderOptions, [gender]) },
    {
      step: 8,
      label: 'Lingua',
      text: language === null ? notSaid : named([{ value: language, label: language }], [language]),
    },
  ];
}

const notSaid = 'Nessuna preferenza';

function named(options: readonly Option[], chosen: readonly (string | null)[]): string {
  if (chosen.includes(noPreferenceOption.value)) return notSaid;
  const labels = options.filter(({ value }) => chosen.includes(value)).map(({ label }) => label);
  return labels.length === 0 ? notSaid : labels.join(', ');
}
