import '@mantine/core/styles/SimpleGrid.layer.css';
import { SimpleGrid, TextInput } from '@mantine/core';
import { macroCategories } from '#contracts/options/intervention-areas';
import { PricesFields } from '#web/features/registration/professional/prices-fields.tsx';
import { titlesLabels as labels } from '#web/features/registration/professional/professional-steps';
import { RoleFields } from '#web/features/registration/professional/role-fields.tsx';
import { StepSection } from '#web/features/registration/professional/step-section.tsx';
import { useProfessionalField } from '#web/features/registration/professional/use-professional-field';
import type { RegistrationSlots } from '#web/features/registration/registration-slots';
import { groupsOf } from '#web/fields/choices/choice-groups';
import { ChoicesField } from '#web/fields/choices/choices-field.tsx';
import { DateField } from '#web/fields/date/date-field.tsx';
import { DocumentsField } from '#web/fields/documents/documents-field.tsx';
import { RegionField } from '#web/fields/region-field.tsx';

const areaGroups = groupsOf(macroCategories);

/** A professional's third step (REG-85). */
export function TitlesStep({ notListed }: Pick<RegistrationSlots, 'notListed'>) {
  return (
    <>
      <RegisterFields />
      <QualificationFields />
      <RoleFields notListed={notListed} />
      <PricesFields />
      <StepSection title="Di che cosa ti occupi">
        <ChoicesField
          label={labels.interventionAreas}
          title="Scegli le aree di intervento"
          groups={areaGroups}
          emptyHint="Per favore aggiungi almeno un'area di intervento."
          footer={notListed('intervention')}
          {...useProfessionalField('interventionAreas')}
        />
      </StepSection>
    </>
  );
}

/** The enrolment in the professional register (REG-86 to 88). */
function RegisterFields() {
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

/** The qualification with its files, the degree certificate among them (REG-89 to 92, REG-99, AMB-16). */
function QualificationFields() {
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
