import { TextInput } from '@mantine/core';
import { macroCategories } from '#contracts/options/intervention-areas';
import { specialisations } from '#contracts/options/specialisations';
import { priceRanges } from '#contracts/registration/registration-options';
import { pastDayDoubt } from '#web/features/registration/professional/date-doubts';
import { titlesLabels as labels } from '#web/features/registration/professional/professional-steps';
import { StepSection } from '#web/features/registration/professional/step-section.tsx';
import { useProfessionalField } from '#web/features/registration/professional/use-professional-field';
import type { RegistrationSlots } from '#web/features/registration/registration-slots';
import { groupsOf } from '#web/fields/choices/choice-groups';
import { ChoiceToggle } from '#web/fields/choices/choice-toggle.tsx';
import { ChoicesField } from '#web/fields/choices/choices-field.tsx';
import { DateField } from '#web/fields/date/date-field.tsx';
import { DocumentsField } from '#web/fields/documents/documents-field.tsx';
import { PriceField } from '#web/fields/phone-and-price/price-field.tsx';
import { RegionField } from '#web/fields/region-field.tsx';
import { PlanBenefitsLink } from '#web/ui/plan-benefits/plan-benefits-link.tsx';
import { useToday } from '#web/ui/use-today';

const areaGroups = groupsOf(macroCategories);

/** A professional's third step. */
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

/** The enrolment in the professional register. */
function RegisterFields() {
  const today = useToday();
  return (
    <StepSection title="Iscrizione all’Albo">
      <div className="side-by-side">
        <TextInput label={labels.registerNumber} autoComplete="off" {...useProfessionalField('registerNumber')} />
        <RegionField label={labels.region} {...useProfessionalField('region')} />
      </div>
      <DateField
        label={labels.registerDate}
        doubtOf={(day) => pastDayDoubt(day, today)}
        {...useProfessionalField('registerDate')}
      />
    </StepSection>
  );
}

/** The qualification with its files, including the degree certificate. */
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

const roles = [
  { value: 'psychologist', label: 'psicologo' },
  { value: 'psychotherapist', label: 'psicoterapeuta' },
] as const;
const specialisationGroups = [{ options: specialisations }];

/** The role, and the fields only a psychotherapist has. */
function RoleFields({ notListed }: Pick<RegistrationSlots, 'notListed'>) {
  const role = useProfessionalField('role');
  const chosen = useProfessionalField('specialisations');
  const isPsychotherapist = role.value === 'psychotherapist';
  return (
    <StepSection title="Il tuo ruolo">
      <ChoiceToggle legend={labels.role} options={roles} {...role} />
      {isPsychotherapist && <PsychotherapyFields />}
      <ChoicesField
        label={labels.specialisations}
        title="Scegli le specializzazioni"
        groups={specialisationGroups}
        disabled={!isPsychotherapist}
        disabledReason="Si possono scegliere solo con il ruolo di psicoterapeuta."
        emptyHint={!chosen.error && 'Per favore aggiungi almeno una specializzazione.'}
        footer={notListed('specialisation')}
        {...chosen}
      />
    </StepSection>
  );
}

/** The school, date and diploma of a psychotherapist. */
function PsychotherapyFields() {
  const { value: files, ...certificates } = useProfessionalField('psychotherapyCertificates');
  const today = useToday();
  return (
    <>
      <TextInput label={labels.school} autoComplete="off" {...useProfessionalField('school')} />
      <DateField label={labels.specialisationDate} max={today} {...useProfessionalField('specialisationDate')} />
      <DocumentsField label={labels.psychotherapyCertificates} files={files} {...certificates} />
    </>
  );
}

type PriceName = 'singlePrice' | 'couplePrice' | 'familyPrice';

/** The three prices, of which one is enough; how long they are binding is said first. */
function PricesFields() {
  return (
    <StepSection
      title="Prezzi delle sedute"
      note="Indica almeno un prezzo. I prezzi restano fissi per 6 mesi dalla creazione del profilo."
    >
      <div>
        <PlanBenefitsLink />
      </div>
      <PriceOf name="singlePrice" range={priceRanges.single} />
      <PriceOf name="couplePrice" range={priceRanges.couple} />
      <PriceOf
        name="familyPrice"
        range={priceRanges.family}
        description="Le sedute familiari si tengono solo in presenza, non sulla piattaforma."
      />
    </StepSection>
  );
}

interface PriceOfProps {
  readonly name: PriceName;
  readonly range: { readonly min: number; readonly max: number };
  readonly description?: string;
}

function PriceOf({ name, ...words }: PriceOfProps) {
  const { value, onBlur, ...field } = useProfessionalField(name);
  return (
    <PriceField
      label={labels[name]}
      value={value}
      // An empty price is not missing yet: another one may follow.
      onBlur={() => value !== null && onBlur()}
      {...words}
      {...field}
    />
  );
}
