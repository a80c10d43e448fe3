import type { $ZodType } from 'zod/v4/core';

/** What a platform decoder is made of: the schema it wraps, or the schema of a list's rows. */
export type PhpParts = ({ readonly inner: $ZodType } | { readonly row: $ZodType }) & {
  /** The name by which what it cannot read is logged; absent where that costs the whole row. */
  readonly notedAs?: string;
};

/** The parts of each decoder, so that documentation and privacy tests can walk a contract down to its fields. */
export const partsOf = new WeakMap<$ZodType, PhpParts>();
