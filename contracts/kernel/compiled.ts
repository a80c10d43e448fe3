import { type $ZodType, compile } from 'zod/v4/core';

const made = new WeakMap<$ZodType, $ZodType>();

/** The schema as one generated function, made on first use; for schemas that parse at every call. */
export function compiled<Schema extends $ZodType>(schema: Schema): Schema {
  const known = made.get(schema);
  if (known) return known as Schema;
  const fresh = compile(schema);
  made.set(schema, fresh);
  return fresh;
}
