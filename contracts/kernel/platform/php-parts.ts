import type { $ZodType } from 'zod/v4/core';

/** What a platform decoder is made of: the schema it wraps, or the schema of a list's rows. */
export type PhpParts = ({ readonly inner: $ZodType } | { readonly row: $ZodType }) & {
  /** The name an unreadable value is logged under; absent where such a value costs the whole row. */
  readonly notedAs?: string;
  /** An answer holds the value as it came; whoever reads it decodes it with the schema. */
  readonly isUndecoded?: true;
};

/** The parts of each decoder, so that documentation and privacy tests can follow a contract down to its fields. */
export const partsOf = new WeakMap<$ZodType, PhpParts>();
