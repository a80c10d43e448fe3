import { genders } from '#contracts/registration/registration-options';
import { BirthDateField, NameFields, PersonPhoneField } from '#web/features/registration/account/person-fields.tsx';
import { patientLabels } from '#web/features/registration/patient/patient-steps';
import type { PatientValues } from '#web/features/registration/patient/patient-values';
import { useWizardField } from '#web/features/registration/wizard/use-wizard-field';
import { AddressField } from '#web/fields/address/address-field.tsx';
import { ChoiceToggle } from '#web/fields/choices/choice-toggle.tsx';

const genderOptions = genders.map((value) => ({ value, label: value }));

/** A patient's second step (REG-53). */
export function PatientDetailsStep() {
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
    </>
  );
}
