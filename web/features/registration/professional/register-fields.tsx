import '@mantine/core/styles/SimpleGrid.layer.css';
import { SimpleGrid, TextInput } from '@mantine/core';
import { titlesLabels as labels } from '#web/features/registration/professional/professional-steps';
import { StepSection } from '#web/features/registration/professional/step-section.tsx';
import { useProfessionalField } from '#web/features/registration/professional/use-professional-field';
import { DateField } from '#web/fields/date/date-field.tsx';
import { RegionField } from '#web/fields/region-field.tsx';

/** The enrolment in the professional register (REG-86 to 88). */
export function RegisterFields() {
  return (
    <StepSection title="Iscrizione all’Albo">
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <TextInput label={labels.registerNumber} autoComplete="off" {...useProfessionalField('registerNumber')} />
        <RegionField label={labels.region} {...useProfessionalField('region')} />
      </SimpleGrid>
      <DateField label={labels.registerDate} {...useProfessionalField('registerDate')} />
    </StepSection>
  );
}
