import { hearFrom, hoursPerWeek } from '#contracts/registration/registration-options';
import { informationLabels as labels } from '#web/features/registration/professional/professional-steps';
import { StepSection } from '#web/features/registration/professional/step-section.tsx';
import { useProfessionalField } from '#web/features/registration/professional/use-professional-field';
import { ChoiceToggle } from '#web/fields/choices/choice-toggle.tsx';

const yesOrNo = [
  { value: 'yes', label: 'sì' },
  { value: 'no', label: 'no' },
] as const;
const hourOptions = hoursPerWeek.map((value) => ({ value, label: value }));
const hearFromOptions = hearFrom.map((value) => ({ value, label: value }));

/** How much somebody wants to work here, and what led here (REG-67 to 69). */
export function WorkFields() {
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
