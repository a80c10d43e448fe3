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
import { type FieldDraft, type FieldForm, type FieldFormKind, useFieldForm } from '#web/forms/by-field/use-field-form';
import type { DraftKind } from '#web/forms/draft-store';
import { revisionsIn } from '#web/forms/field-revisions';
import { useWizardField } from '#web/forms/use-wizard-field';

type PatientDraft = FieldDraft<PatientFormValues, PatientField>;

export type PatientForm = FieldForm<OwnPatientProfile, PatientFormValues, PatientField>;

const patientForm: FieldFormKind<OwnPatientProfile, PatientFormValues, PatientField> = {
  draft: {
    name: 'patient-profile',
    version: 1,
    schema: z.object({ values: draftedValues, revisions: z.record(z.string(), z.string()) }),
  } as DraftKind<unknown> as DraftKind<PatientDraft>,
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
