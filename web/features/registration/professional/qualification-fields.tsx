import { TextInput } from '@mantine/core';
import { titlesLabels as labels } from '#web/features/registration/professional/professional-steps';
import { StepSection } from '#web/features/registration/professional/step-section.tsx';
import { useProfessionalField } from '#web/features/registration/professional/use-professional-field';
import { DocumentsField } from '#web/fields/documents/documents-field.tsx';

/** The qualification with its files, the degree certificate among them (REG-89 to 92, REG-99, AMB-16). */
export function QualificationFields() {
  const { value: files, ...certificates } = useProfessionalField('certificates');
  return (
    <StepSection title="Formazione" note="Quello con cui eserciti. Altri studi si aggiungono poi nel profilo.">
      <TextInput
        label={labels.education}
        description="Per esempio «Laurea magistrale in Psicologia clinica»"
        autoComplete="off"
        {...useProfessionalField('education')}
      />
      <TextInput label={labels.institute} autoComplete="off" {...useProfessionalField('institute')} />
      <TextInput
        label={labels.passedYear}
        maw="12rem"
        inputMode="numeric"
        maxLength={4}
        autoComplete="off"
        {...useProfessionalField('passedYear')}
      />
      <DocumentsField
        label={labels.certificates}
        hint="Serve almeno il certificato di laurea."
        files={files}
        {...certificates}
      />
    </StepSection>
  );
}
