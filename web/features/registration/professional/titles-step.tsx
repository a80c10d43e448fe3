import { macroCategories } from '#contracts/options/intervention-areas';
import { PricesFields } from '#web/features/registration/professional/prices-fields.tsx';
import { titlesLabels as labels } from '#web/features/registration/professional/professional-steps';
import { QualificationFields } from '#web/features/registration/professional/qualification-fields.tsx';
import { RegisterFields } from '#web/features/registration/professional/register-fields.tsx';
import { RoleFields } from '#web/features/registration/professional/role-fields.tsx';
import { StepSection } from '#web/features/registration/professional/step-section.tsx';
import { useProfessionalField } from '#web/features/registration/professional/use-professional-field';
import type { RegistrationSlots } from '#web/features/registration/registration-slots';
import { groupsOf } from '#web/fields/choices/choice-groups';
import { ChoicesField } from '#web/fields/choices/choices-field.tsx';

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
