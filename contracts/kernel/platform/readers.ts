import { type $ZodType, registry } from 'zod/v4/core';

/**
 * How somebody stands to whom a field belongs to.
 *
 * - `owner`: the user; of a message who wrote it, of an appointment the patient, of a monthly record the professional.
 * - `visitor`: anybody, of an eligible professional; never of a patient.
 * - `patient-of-premium`: a signed-in patient, of an eligible professional on the Premium plan.
 * - `chat-partner`: shares the chat, or a chat with the user.
 * - `treating-professional`: has an appointment, a monthly record or notes of the patient; of an appointment its therapist.
 * - `review-reader`: reads, in the same answer, a review the user wrote on an eligible professional's page.
 * - `initial-reader`: reads such a review too, and may read the first letter alone.
 */
export type FieldReader =
  | 'owner'
  | 'visitor'
  | 'patient-of-premium'
  | 'chat-partner'
  | 'treating-professional'
  | 'review-reader'
  | 'initial-reader';

/** Fields of the platform's answers and who may read them in a browser. A field that is not here is read by nobody. */
export const fieldReaders = registry<{ readers: readonly FieldReader[] }>();

/** Marks a field with its readers; give each field a schema of its own, since the mark is on the schema object. */
export function readBy<Schema extends $ZodType>(schema: Schema, ...readers: FieldReader[]): Schema {
  fieldReaders.add(schema, { readers });
  return schema;
}
