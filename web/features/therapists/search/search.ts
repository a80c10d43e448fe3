import * as z from 'zod/mini';
import { address } from '#contracts/addresses/addresses.api';
import { noFilter, type TherapistFilter, type TherapistSort } from '#contracts/therapists/therapist-filter';

/** A place as it is written in the address of the screen. */
export const searchPlace = z.object({
  formattedAddress: address.shape.formattedAddress,
  coordinates: address.shape.coordinates,
});

export type SearchPlace = z.output<typeof searchPlace>;

/** The filters and the order of a search. */
export interface Search extends Omit<TherapistFilter, 'address'> {
  readonly address: SearchPlace | null;
  /** The answers of the questionnaire that areas were asked for with. */
  readonly answers: readonly string[];
  readonly sort: TherapistSort;
}

/** The search without filters, in the random order of the visit. */
export const wholeList: Search = { ...noFilter, address: null, answers: [], sort: 'default' };

/** The filter sent to the back end: of the place only the coordinates, not the name, and no answers. */
export function filterOf({ sort: _, answers: __, address: at, ...filter }: Search): TherapistFilter {
  return { ...filter, address: at?.coordinates ?? null };
}
