import { genders } from '#contracts/registration/registration-options';
import { patientLabels } from '#web/features/registration/patient-steps';
import type { PatientValues } from '#web/features/registration/patient-values';
import { BirthDateField, NameFields, PersonPhoneField } from '#web/features/registration/person-fields.tsx';
import { useWizardField } from '#web/features/registration/use-wizard-field';
import { AddressField } from '#web/fields/address-field.tsx';
import { ChoiceToggle } from '#web/fields/choice-toggle.tsx';

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
