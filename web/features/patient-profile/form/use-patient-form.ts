import * as z from 'zod/mini';
import type { OwnPatientProfile } from '#contracts/patient-profile/patient-profile.api';
import { type PatientField, patientFieldNames } from '#contracts/patient-profile/patient-profile-fields';
import {
  changedFields,
  draftedValues,
  formValuesOf,
  type PatientFormValues,
  patientErrors,
} from '#web/features/patient-profile/form/patient-form-values';
import { type FieldForm, type FieldFormKind, useFieldForm } from '#web/forms/by-field/use-field-form';
import { revisionsIn } from '#web/forms/field-revisions';
import { useWizardField } from '#web/forms/use-wizard-field';

export type PatientForm = FieldForm<OwnPatientProfile, PatientFormValues, PatientField>;

const patientForm: FieldFormKind<OwnPatientProfile, PatientFormValues, PatientField> = {
  draft: {
    name: 'patient-profile',
    version: 1,
    schema: z.object({ values: draftedValues, revisions: z.partialRecord(z.enum(patientFieldNames), z.string()) }),
  },
  fieldNames: patientFieldNames,
  savedOf: ({ values, revisions }) => ({ values: formValuesOf(values), revisions: revisionsIn(revisions) }),
  changedFields,
  errorsOf: patientErrors,
};

/** The form of the patient's profile, one for both of its tabs. */
export function usePatientForm(profile: OwnPatientProfile): PatientForm {
  return useFieldForm(profile, patientForm);
}

/** One field of it, with the props of the controlled fields. */
export function usePatientField<Name extends PatientField>(name: Name) {
  return useWizardField<PatientFormValues, Name>(name);
}
