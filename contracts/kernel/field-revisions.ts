import * as z from 'zod/mini';

/**
 * What a form says a field stood at when it was read: a field's name, and the revision of its value. How a form that is
 * saved by field tells a change from elsewhere is in decision 39.
 */
export function fieldRevision<Field extends z.ZodMiniType<string>>(field: Field) {
  return z.strictObject({ field, revision: z.string().check(z.regex(/^[\da-f]{1,8}-[\da-f]{1,8}$/)) });
}

/** The refusal of a save whose fields, named in the details, were changed elsewhere since they were read. */
export function fieldsChanged<Field extends z.ZodMiniType<string>>(field: Field) {
  return { status: 409, details: z.object({ fields: z.array(field) }) } as const;
}
