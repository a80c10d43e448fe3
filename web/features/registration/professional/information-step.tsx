import { TextInput } from '@mantine/core';
import type { CivilDate } from '#contracts/kernel/civil-date';
import { languages } from '#contracts/options/languages';
import { genders, hearFrom, hoursPerWeek, taxRegimes } from '#contracts/registration/registration-options';
import { NameFields } from '#web/features/registration/account/person-fields.tsx';
import { expiryDoubt } from '#web/features/registration/professional/date-doubts';
import { informationLabels as labels } from '#web/features/registration/professional/professional-steps';
import { StepSection } from '#web/features/registration/professional/step-section.tsx';
import { useProfessionalField } from '#web/features/registration/professional/use-professional-field';
import { AddressField } from '#web/fields/address/address-field.tsx';
import { ChoiceToggle } from '#web/fields/choices/choice-toggle.tsx';
import { ChoicesField } from '#web/fields/choices/choices-field.tsx';
import { DateField } from '#web/fields/date/date-field.tsx';
import { DocumentsField } from '#web/fields/documents/documents-field.tsx';
import { useToday } from '#web/ui/use-today';

const regimeOptions = taxRegimes.map((value) => ({ value, label: value }));

/** Identity documents with their expiry dates, and the tax regime. */
function DocumentsAndTaxFields() {
  const today = useToday();
  const doubtOf = (expiry: CivilDate) => expiryDoubt(expiry, today);
  const { value: files, ...documents } = useProfessionalField('identityDocuments');
  return (
    <StepSection title="Documenti e fisco">
      <DocumentsField
        label={labels.identityDocuments}
        hint="Aggiungi almeno un documento d’identità, fronte e retro, e la tessera del codice fiscale."
        files={files}
        {...documents}
      />
      <div className="side-by-side">
        <DateField label={labels.cardExpiry} doubtOf={doubtOf} {...useProfessionalField('cardExpiry')} />
        <DateField label={labels.taxCodeExpiry} doubtOf={doubtOf} {...useProfessionalField('taxCodeExpiry')} />
      </div>
      <ChoiceToggle legend={labels.taxRegime} options={regimeOptions} {...useProfessionalField('taxRegime')} />
    </StepSection>
  );
}

const yesOrNo = [
  { value: 'yes', label: 'sì' },
  { value: 'no', label: 'no' },
] as const;
const hourOptions = hoursPerWeek.map((value) => ({ value, label: value }));
const hearFromOptions = hearFrom.map((value) => ({ value, label: value }));

/** How much the professional wants to work on the platform, and how they heard of it. */
function WorkFields() {
  return (
    <StepSection title="Il tuo lavoro con noi">
      <ChoiceToggle
        legend={labels.emergencyAvailability}
        description="Serve solo a conoscerti: non cambia nulla nella piattaforma."
        options={yesOrNo}
        {...useProfessionalField('emergencyAvailability')}
      />
      <ChoiceToggle legend={labels.hoursPerWeek} options={hourOptions} {...useProfessionalField('hoursPerWeek')} />
      <ChoiceToggle legend={labels.hearFrom} options={hearFromOptions} {...useProfessionalField('hearFrom')} />
    </StepSection>
  );
}

const genderOptions = genders.map((value) => ({ value, label: value }));
const languageGroups = [{ options: languages }];

/** A professional's second step. */
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

/** The residence: an address from the suggestions, and the details no address service knows. */
function ResidenceFields() {
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
