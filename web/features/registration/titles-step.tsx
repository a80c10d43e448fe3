import { macroCategories } from '#contracts/options/intervention-areas';
import { PricesFields } from '#web/features/registration/prices-fields.tsx';
import { titlesLabels as labels } from '#web/features/registration/professional-steps';
import { QualificationFields } from '#web/features/registration/qualification-fields.tsx';
import { RegisterFields } from '#web/features/registration/register-fields.tsx';
import type { RegistrationSlots } from '#web/features/registration/registration-slots';
import { RoleFields } from '#web/features/registration/role-fields.tsx';
import { StepSection } from '#web/features/registration/step-section.tsx';
import { useProfessionalField } from '#web/features/registration/use-professional-field';
import { groupsOf } from '#web/fields/choice-groups';
import { ChoicesField } from '#web/fields/choices-field.tsx';

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
