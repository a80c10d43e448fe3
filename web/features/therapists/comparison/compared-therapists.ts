import * as z from 'zod/mini';
import type { DraftKind } from '#web/forms/draft-store';

/** How many therapists are compared at most: as many as stand side by side. */
export const mostCompared = 3;

const comparedTherapist = z.object({
  token: z.string(),
  name: z.string(),
  /** What of the search the therapist was chosen from is met and what not, line by line. */
  met: z.array(z.string()),
  unmet: z.array(z.string()),
});

export type ComparedTherapist = z.output<typeof comparedTherapist>;

/** Kept like a draft: in this tab, for one owner, and wiped with the drafts. */
export const comparedTherapists: DraftKind<ComparedTherapist[]> = {
  name: 'compared-therapists',
  version: 1,
  schema: z.array(comparedTherapist).check(z.maxLength(mostCompared)),
};

/** The choice with a therapist more, or without one who is in it; a fourth is not taken. */
export function toggled(chosen: readonly ComparedTherapist[], therapist: ComparedTherapist): ComparedTherapist[] {
  const others = chosen.filter(({ token }) => token !== therapist.token);
  if (others.length < chosen.length || others.length === mostCompared) return others;
  return [...others, therapist];
}
