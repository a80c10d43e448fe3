import { type $ZodType, registry } from 'zod/v4/core';

/**
 * How somebody stands to the user a field belongs to. `visitor` includes everybody; `patient-of-premium` is a signed-in
 * patient reading a professional on the Premium plan; `treating-professional` has an appointment with the patient;
 * `review-reader` reads a review the user wrote. `visitor` counts for eligible professionals only, never for patients.
 */
export type FieldReader =
  | 'owner'
  | 'review-reader'
  | 'visitor'
  | 'patient-of-premium'
  | 'professional'
  | 'chat-partner'
  | 'treating-professional';

/** Fields of the platform's answers and who may read them in a browser. A field that is not here is read by nobody. */
export const fieldReaders = registry<{ readers: readonly FieldReader[] }>();

/** Marks a field with its readers; give each field a schema of its own, since the mark is on the schema object. */
export function readBy<Schema extends $ZodType>(schema: Schema, ...readers: FieldReader[]): Schema {
  fieldReaders.add(schema, { readers });
  return schema;
}
