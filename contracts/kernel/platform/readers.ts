import { type $ZodType, registry } from 'zod/v4/core';

/**
 * A user's relation to the owner of a field; only the relations a field names may see it.
 *
 * - `owner`: the user; the author of a message, the patient of an appointment, the professional of a monthly record.
 * - `visitor`: anyone, for an eligible professional; never for a patient.
 * - `patient-of-premium`: a signed-in patient, for an eligible professional on the Premium plan.
 * - `chat-partner`: a member of the same chat.
 * - `treating-professional`: the therapist of an appointment, or a professional with an appointment, monthly record or
 * notes of the patient.
 * - `invoiced-patient`: the patient whose sessions a professional's monthly record is of.
 * - `review-reader`: sees, in the same answer, a review the user wrote about an eligible professional.
 * - `initial-reader`: sees such a review too, and may see only the first letter.
 */
export type FieldReader =
  | 'owner'
  | 'visitor'
  | 'patient-of-premium'
  | 'chat-partner'
  | 'treating-professional'
  | 'invoiced-patient'
  | 'review-reader'
  | 'initial-reader';

/**
 * The fields of the platform's answers and who may see them in a browser. A field that is missing here is shown to no
 * user.
 */
export const fieldReaders = registry<{ readers: readonly FieldReader[] }>();

/** Marks a field with its readers. Give each field a schema of its own, since the mark belongs to the schema object. */
export function readBy<Schema extends $ZodType>(schema: Schema, ...readers: FieldReader[]): Schema {
  fieldReaders.add(schema, { readers });
  return schema;
}
