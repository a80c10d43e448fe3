import type { FieldErrors } from 'react-hook-form';
import * as z from 'zod/mini';
import type { PatientChanges, PatientValues } from '#contracts/patient-profile/patient-profile.api';
import { type PatientField, patientFieldNames, patientFields } from '#contracts/patient-profile/patient-profile-fields';
import { patientText } from '#web/features/patient-profile/form/patient-texts';
import { type AddressValue, addressIn, addressValue, addressValueOf, typedIn } from '#web/fields/address/address-value';

/** The values of the form, as typed and chosen. */
export interface PatientFormValues extends Omit<PatientValues, 'address'> {
  readonly address: AddressValue;
}

const text = z.optional(z.string());
const tick = z.optional(z.boolean());

/** The form's values as a draft keeps them: any texts, since what is typed may still be wrong. */
export const draftedValues = z.object({
  phone: text,
  terms: tick,
  privacy: tick,
  personalData: tick,
  serviceFee: tick,
  newsletter: tick,
  address: z.optional(addressValue),
  taxCode: text,
  deductCost: z.optional(z.nullable(z.boolean())),
} satisfies Record<PatientField, z.ZodMiniType>);

export function formValuesOf({ address, ...values }: PatientValues): PatientFormValues {
  return { ...values, address: addressValueOf(address) };
}

/** The fields in which one differs from the other, in the order of the form. */
export function changedFields(one: PatientFormValues, other: PatientFormValues): PatientField[] {
  return patientFieldNames.filter((field) => plain(one[field]) !== plain(other[field]));
}

/** What the operation takes of these fields; they have been checked. */
export function changesOf(values: PatientFormValues, fields: readonly PatientField[]): PatientChanges {
  return Object.fromEntries(fields.map((field) => [field, values[field]])) as PatientChanges;
}

/**
 * What is wrong with the form, in words, a field at most once. What is not changed is not judged, but for the tax code:
 * without one of eight characters nothing can be paid (PATIENT-25, PATIENT-26).
 */
export function patientErrors(values: PatientFormValues, saved: PatientFormValues): FieldErrors<PatientFormValues> {
  const judged = new Set<PatientField>([...changedFields(values, saved), 'taxCode']);
  const wrong = patientFieldNames.flatMap((field) => {
    const code = judged.has(field) ? codeOf(field, values[field]) : undefined;
    return code === undefined ? [] : [[field, { type: code, message: patientText(field, code) }] as const];
  });
  return Object.fromEntries(wrong);
}

function codeOf(field: PatientField, value: unknown): string | undefined {
  return z.safeParse(patientFields[field], value).error?.issues[0]?.message;
}

function plain(value: unknown): string {
  return JSON.stringify(typeof value === 'string' ? value.trim() : value);
}

/** What stands in a field, in a few words. */
export function savedWords(values: PatientFormValues, field: PatientField): string {
  const value = values[field];
  if (field === 'deductCost') return value === null ? 'nessuna scelta' : value ? 'invia' : 'non inviare';
  if (typeof value === 'boolean') return value ? 'sì' : 'no';
  if (typeof value === 'string') return value || 'vuoto';
  return addressIn(values.address)?.formattedAddress ?? (typedIn(values.address) || 'vuoto');
}
