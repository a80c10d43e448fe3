/** Many values as JSON in one piece of memory: thousands of them cost no more than their bytes. */
export interface PackedTexts {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** The offset of each value, and the end of the last. */
  readonly starts: Float64Array<ArrayBuffer>;
}

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** Packs values that JSON can hold. */
export function packTexts(values: readonly unknown[]): PackedTexts {
  const texts = values.map((value) => encoder.encode(JSON.stringify(value)));
  const starts = new Float64Array(texts.length + 1);
  texts.forEach((text, at) => {
    starts[at + 1] = (starts[at] ?? 0) + text.length;
  });
  const bytes = new Uint8Array(starts.at(-1) ?? 0);
  texts.forEach((text, at) => {
    bytes.set(text, starts[at]);
  });
  return { bytes, starts };
}

/** The value at that index, parsed on each call. */
export function textAt({ bytes, starts }: PackedTexts, at: number): unknown {
  return JSON.parse(decoder.decode(bytes.subarray(starts[at], starts[at + 1])));
}
