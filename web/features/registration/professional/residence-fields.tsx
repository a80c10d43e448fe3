import { TextInput } from '@mantine/core';
import { informationLabels as labels } from '#web/features/registration/professional/professional-steps';
import { StepSection } from '#web/features/registration/professional/step-section.tsx';
import { useProfessionalField } from '#web/features/registration/professional/use-professional-field';
import { AddressField } from '#web/fields/address/address-field.tsx';

/** Where somebody lives: the address out of the suggestions, and what no address service knows (AMB-15). */
export function ResidenceFields() {
  return (
    <StepSection title="Residenza">
      <AddressField label={labels.residence} {...useProfessionalField('residence')} />
      <TextInput
        label={labels.residenceDetails}
        description="Per esempio scala, interno o nome sul citofono"
        autoComplete="address-line2"
        maxLength={200}
        {...useProfessionalField('residenceDetails')}
      />
    </StepSection>
  );
}
