import '@mantine/core/styles/SimpleGrid.layer.css';
import { SimpleGrid } from '@mantine/core';
import { taxRegimes } from '#contracts/registration/registration-options';
import { informationLabels as labels } from '#web/features/registration/professional/professional-steps';
import { StepSection } from '#web/features/registration/professional/step-section.tsx';
import { useProfessionalField } from '#web/features/registration/professional/use-professional-field';
import { ChoiceToggle } from '#web/fields/choices/choice-toggle.tsx';
import { DateField } from '#web/fields/date/date-field.tsx';
import { DocumentsField } from '#web/fields/documents/documents-field.tsx';

const regimeOptions = taxRegimes.map((value) => ({ value, label: value }));

/** Identity documents with their expiry, and the tax regime (REG-70 to 72, REG-75). */
export function DocumentsAndTaxFields() {
  const { value: files, ...documents } = useProfessionalField('identityDocuments');
  return (
    <StepSection title="Documenti e fisco">
      <DocumentsField
        label={labels.identityDocuments}
        hint="Aggiungi almeno un documento d’identità, fronte e retro, e la tessera del codice fiscale."
        files={files}
        {...documents}
      />
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <DateField label={labels.cardExpiry} {...useProfessionalField('cardExpiry')} />
        <DateField label={labels.taxCodeExpiry} {...useProfessionalField('taxCodeExpiry')} />
      </SimpleGrid>
      <ChoiceToggle legend={labels.taxRegime} options={regimeOptions} {...useProfessionalField('taxRegime')} />
    </StepSection>
  );
}
