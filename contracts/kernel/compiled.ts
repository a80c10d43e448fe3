import { type $ZodType, compile } from 'zod/v4/core';

const made = new WeakMap<$ZodType, $ZodType>();

/** The schema as one generated function, made when it is first needed: what is parsed at every call is parsed through it. */
export function compiled<Schema extends $ZodType>(schema: Schema): Schema {
  const known = made.get(schema);
  if (known) return known as Schema;
  const fresh = compile(schema);
  made.set(schema, fresh);
  return fresh;
}
