/** Places in a list, each with the key it is sorted by; of equal keys the lower place comes first. */
export interface Keyed {
  readonly places: Int32Array;
  readonly keys: Float64Array;
}

/**
 * Sorts so far that the part from `from` to before `until` is what it would be if all were sorted: nine of ten thousand
 * cost one look at each.
 */
export function sortPart(keyed: Keyed, from: number, until: number): void {
  sortBetween(keyed, { low: 0, high: keyed.places.length - 1 }, { from, until });
}

function sortBetween(
  keyed: Keyed,
  { low, high }: { low: number; high: number },
  part: { from: number; until: number },
): void {
  if (low >= high || high < part.from || low >= part.until) return;
  const middle = (low + high) >>> 1;
  const pivotKey = keyed.keys[middle] ?? 0;
  const pivotPlace = keyed.places[middle] ?? 0;
  let left = low;
  let right = high;
  while (left <= right) {
    while (isBefore(keyed, left, pivotKey, pivotPlace)) left += 1;
    while (isAfter(keyed, right, pivotKey, pivotPlace)) right -= 1;
    if (left > right) break;
    swap(keyed.keys, left, right);
    swap(keyed.places, left, right);
    left += 1;
    right -= 1;
  }
  sortBetween(keyed, { low, high: right }, part);
  sortBetween(keyed, { low: left, high }, part);
}

function isBefore({ keys, places }: Keyed, at: number, key: number, place: number): boolean {
  const own = keys[at] ?? 0;
  return own < key || (own === key && (places[at] ?? 0) < place);
}

function isAfter({ keys, places }: Keyed, at: number, key: number, place: number): boolean {
  const own = keys[at] ?? 0;
  return own > key || (own === key && (places[at] ?? 0) > place);
}

function swap(list: Int32Array | Float64Array, one: number, other: number): void {
  const kept = list[one] ?? 0;
  list[one] = list[other] ?? 0;
  list[other] = kept;
}
