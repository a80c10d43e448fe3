import type { OperationOutput } from '#contracts/kernel/operation';
import type { searchTherapists } from '#contracts/therapists/search.api';
import type { TherapistCard } from '#contracts/therapists/therapists.api';

const most = 3;

/** The first three of a list as the draw gave them: nobody whom a plan has put higher. */
export function drawnFaces({ therapists }: OperationOutput<typeof searchTherapists>): readonly TherapistCard[] {
  return therapists.flatMap(({ card, isPromoted }) => (isPromoted ? [] : [card])).slice(0, most);
}
