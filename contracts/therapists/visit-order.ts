const premiumPlacesFirst = 3;

interface Listed {
  readonly token: string;
  readonly premium: boolean;
}

/**
 * The order a visit sees: three Premium therapists drawn at random, then all the others shuffled (SEARCH-67 to 69). Each
 * one's place is drawn from visit and token alone, so it is the same at every page and refresh (SEARCH-76), and whoever
 * joins or leaves in between moves nobody else past another.
 */
export function visitOrder<Therapist extends Listed>(therapists: readonly Therapist[], visit: string): Therapist[] {
  const seed = fnv1a(`${visit}\n`, fnvOffset);
  const drawn = therapists.map((therapist) => ({ therapist, rank: mixed(fnv1a(therapist.token, seed)) }));
  drawn.sort((one, other) => one.rank - other.rank || (one.therapist.token < other.therapist.token ? -1 : 1));
  const shuffled = drawn.map(({ therapist }) => therapist);
  const first = new Set(shuffled.filter(({ premium }) => premium).slice(0, premiumPlacesFirst));
  return [...first, ...shuffled.filter((therapist) => !first.has(therapist))];
}

const fnvOffset = 0x811c9dc5;
const fnvPrime = 0x01000193;

/** FNV-1a over UTF-16 units, going on from an earlier hash. */
function fnv1a(text: string, from: number): number {
  let hash = from;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), fnvPrime);
  return hash;
}

/** MurmurHash3's finalizer: every bit of the hash counts in every bit of the rank, an unsigned 32-bit number. */
function mixed(hash: number): number {
  let bits = hash ^ (hash >>> 16);
  bits = Math.imul(bits, 0x85ebca6b);
  bits ^= bits >>> 13;
  bits = Math.imul(bits, 0xc2b2ae35);
  return (bits ^ (bits >>> 16)) >>> 0;
}
