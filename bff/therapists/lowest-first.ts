/** Places in a list, each with the key it is sorted by; of equal keys the lower place comes first. */
export interface Keyed {
  readonly places: Int32Array;
  readonly keys: Float64Array;
}

/**
 * The positions of so many of the lowest keys, lowest first: what sorting all of them would bring, though all but a few
 * are only compared with the highest that counts so far. `passes` leaves others out.
 */
export function lowestFirst(
  { places, keys }: Keyed,
  wanted: number,
  passes: (place: number) => boolean = () => true,
): number[] {
  const room = 2 * wanted + 100;
  const compare = (one: number, other: number) =>
    (keys[one] ?? 0) - (keys[other] ?? 0) || (places[one] ?? 0) - (places[other] ?? 0);
  let lowest: number[] = [];
  let bound = Number.POSITIVE_INFINITY;
  for (let at = 0; at < keys.length; at += 1) {
    if ((keys[at] ?? 0) > bound || !passes(places[at] ?? 0)) continue;
    lowest.push(at);
    if (lowest.length < room) continue;
    lowest = lowest.sort(compare).slice(0, wanted);
    bound = keys[lowest.at(-1) ?? 0] ?? bound;
  }
  return lowest.sort(compare).slice(0, wanted);
}
