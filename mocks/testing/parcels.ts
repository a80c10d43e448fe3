import type { Context } from '#bff/context';

/** What stands before a sealed text: a nonce and a tag. */
const sealBytes = 28;

/** The length of the longest parcel as the server seals it; the seal of tests hands out names. */
export function longestSealed({ sealedTexts }: Context, parcels: readonly (readonly string[])[]): number {
  const lengths = parcels.map((parcel) => {
    const text = sealedTexts.open(parcel.join('')) ?? '';
    return Math.ceil(((new TextEncoder().encode(text).length + sealBytes) * 4) / 3);
  });
  return Math.max(...lengths);
}
