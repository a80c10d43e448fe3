import { areaAnswers, type TiedOption } from '#contracts/options/questionnaire-options';
import type { Search } from '#web/features/therapists/search/search';

type AreaSearch = Pick<Search, 'interventions' | 'answers'>;

/** Areas of intervention that are asked for together, in the words of whoever asks. */
export interface AskedAreas {
  /** The answer of the questionnaire that asks for them; null for an area chosen by its own name. */
  readonly answer: string | null;
  /** What was chosen, as it is written inside a sentence. */
  readonly words: string;
  readonly text: string;
  readonly areas: readonly string[];
}

/** What the areas of a search are asked for with: the answers first, then the areas that no answer accounts for. */
export function askedAreas(search: AreaSearch): AskedAreas[] {
  const options = optionsAsked(search);
  const answered = options.flatMap(({ areas }) => areas);
  const named = search.interventions.filter((area) => !answered.includes(area));
  return [
    ...options.map(({ value, label, areas }) => {
      const words = insideSentence(label);
      return { answer: value, words, text: `Dal questionario: ${words}`, areas };
    }),
    ...named.map((area) => ({ answer: null, words: insideSentence(area), text: `Area: ${area}`, areas: [area] })),
  ];
}

/** The answers that a search is still made with. */
export function answersAsked(search: AreaSearch): string[] {
  return optionsAsked(search).map(({ value }) => value);
}

/** An answer counts while all its areas are asked for: once one was taken away, the others are areas chosen by name. */
function optionsAsked({ interventions, answers }: AreaSearch): TiedOption[] {
  return areaAnswers.filter(
    ({ value, areas }) => answers.includes(value) && areas.every((area) => interventions.includes(area)),
  );
}

/** The search without what is asked for together; an area that another answer asks for as well is kept. */
export function withoutAskedAreas<From extends AreaSearch>(from: From, { answer, text }: AskedAreas): From {
  const kept = new Set(askedAreas(from).flatMap((asked) => (asked.text === text ? [] : asked.areas)));
  return {
    ...from,
    interventions: from.interventions.filter((area) => kept.has(area)),
    answers: from.answers.filter((value) => value !== answer),
  };
}

/** A name as it is written inside a sentence: 'Ansia' as 'ansia', while an abbreviation keeps its letters. */
export function insideSentence(name: string): string {
  return /^\p{Lu}{2}/u.test(name) ? name : name.charAt(0).toLowerCase() + name.slice(1);
}
