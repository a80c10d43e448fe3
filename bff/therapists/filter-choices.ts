import type { OperationHandler } from '#bff/run-operation';
import type { filterChoices } from '#contracts/therapists/search.api';
import { spokenLanguage } from '#contracts/therapists/therapist-filter';

const byAlphabet = new Intl.Collator('it').compare;

/** The languages the eligible therapists speak, in alphabetical order, without any that a filter could not hold. */
export const handleFilterChoices: OperationHandler<typeof filterChoices> = async (context) => {
  const spoken = await context.directory.languages(context.now());
  return { languages: spoken.filter((name) => spokenLanguage.safeParse(name).success).toSorted(byAlphabet) };
};
