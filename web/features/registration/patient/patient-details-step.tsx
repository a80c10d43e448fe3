import { genders } from '#contracts/registration/registration-options';
import { BirthDateField, NameFields, PersonPhoneField } from '#web/features/registration/account/person-fields.tsx';
import { FinalCheck } from '#web/features/registration/final-check.tsx';
import { type PatientValues, patientLabels } from '#web/features/registration/patient/patient-values';
import { AddressField } from '#web/fields/address/address-field.tsx';
import { ChoiceToggle } from '#web/fields/choices/choice-toggle.tsx';
import type { WizardState } from '#web/forms/use-wizard';
import { useWizardField } from '#web/forms/use-wizard-field';

const genderOptions = genders.map((value) => ({ value, label: value }));

/** A patient's second and last step. */
export function PatientDetailsStep({ state }: { readonly state: WizardState<PatientValues> }) {
  return (
    <>
      <NameFields />
      <PersonPhoneField />
      <ChoiceToggle
        legend={patientLabels.gender}
        options={genderOptions}
        {...useWizardField<PatientValues, 'gender'>('gender')}
      />
      <BirthDateField />
      <AddressField label={patientLabels.address} {...useWizardField<PatientValues, 'address'>('address')} />
      <FinalCheck state={state} />
    </>
  );
}
