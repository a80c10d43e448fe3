interface Candidate {
  readonly place: number;
  readonly key: number;
}

/** The places with the lowest keys of all that are offered, of equal keys the lower place. */
export interface Shortlist {
  /** What has a higher key need not be offered. */
  bound: number;
  offer(place: number, key: number): void;
  /** Lowest first. */
  places(): number[];
}

/**
 * A list of so many places. It is what sorting all that are offered would bring, though almost all are only compared
 * with the highest that counts so far.
 */
export function createShortlist(wanted: number): Shortlist {
  const room = 2 * wanted + 100;
  let kept: Candidate[] = [];
  const cut = () => {
    kept = kept.sort(byKey).slice(0, wanted);
  };
  const list: Shortlist = {
    bound: Number.POSITIVE_INFINITY,
    offer(place, key) {
      kept.push({ place, key });
      if (kept.length < room) return;
      cut();
      list.bound = kept.at(-1)?.key ?? list.bound;
    },
    places() {
      cut();
      return kept.map(({ place }) => place);
    },
  };
  return list;
}

function byKey(one: Candidate, other: Candidate): number {
  return one.key - other.key || one.place - other.place;
}
