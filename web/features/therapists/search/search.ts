import * as z from 'zod/mini';
import { address } from '#contracts/addresses/addresses.api';
import { noFilter, type TherapistFilter, type TherapistSort } from '#contracts/therapists/therapist-filter';

/** A place as the address of the screen names it (SEARCH-31). */
export const searchPlace = z.object({
  formattedAddress: address.shape.formattedAddress,
  coordinates: address.shape.coordinates,
});

export type SearchPlace = z.output<typeof searchPlace>;

/** What is looked for, and in which order it is wanted. */
export interface Search extends Omit<TherapistFilter, 'address'> {
  readonly address: SearchPlace | null;
  /** The answers of the questionnaire that areas were asked for with. */
  readonly answers: readonly string[];
  readonly sort: TherapistSort;
}

/** The whole list in the order of the visit. */
export const wholeList: Search = { ...noFilter, address: null, answers: [], sort: 'default' };

/** The filter the back end is asked with: of the place it learns where it lies and not its name, and no answers. */
export function filterOf({ sort: _, answers: __, address: at, ...filter }: Search): TherapistFilter {
  return { ...filter, address: at?.coordinates ?? null };
}
