import { languages } from '#contracts/options/languages';
import { genders } from '#contracts/registration/registration-options';
import { NameFields } from '#web/features/registration/account/person-fields.tsx';
import { DocumentsAndTaxFields } from '#web/features/registration/professional/documents-and-tax-fields.tsx';
import { informationLabels as labels } from '#web/features/registration/professional/professional-steps';
import { ResidenceFields } from '#web/features/registration/professional/residence-fields.tsx';
import { StepSection } from '#web/features/registration/professional/step-section.tsx';
import { useProfessionalField } from '#web/features/registration/professional/use-professional-field';
import { WorkFields } from '#web/features/registration/professional/work-fields.tsx';
import { ChoiceToggle } from '#web/fields/choices/choice-toggle.tsx';
import { ChoicesField } from '#web/fields/choices/choices-field.tsx';

const genderOptions = genders.map((value) => ({ value, label: value }));
const languageGroups = [{ options: languages }];

/** A professional's second step (REG-63, REG-65). */
export function InformationStep() {
  return (
    <>
      <StepSection title="Chi sei" note="Cognome e nome sono quelli del primo passo: qui puoi correggerli.">
        <NameFields />
        <ChoiceToggle legend={labels.gender} options={genderOptions} {...useProfessionalField('gender')} />
      </StepSection>
      <WorkFields />
      <DocumentsAndTaxFields />
      <ResidenceFields />
      <StepSection title="Lingue">
        <ChoicesField
          label={labels.languages}
          title="Scegli le lingue"
          groups={languageGroups}
          emptyHint="Per favore aggiungi almeno una lingua."
          {...useProfessionalField('languages')}
        />
      </StepSection>
    </>
  );
}
