import { TextInput } from '@mantine/core';
import { specialisations } from '#contracts/options/specialisations';
import { titlesLabels as labels } from '#web/features/registration/professional/professional-steps';
import { StepSection } from '#web/features/registration/professional/step-section.tsx';
import { useProfessionalField } from '#web/features/registration/professional/use-professional-field';
import type { RegistrationSlots } from '#web/features/registration/registration-slots';
import { ChoiceToggle } from '#web/fields/choices/choice-toggle.tsx';
import { ChoicesField } from '#web/fields/choices/choices-field.tsx';
import { DateField } from '#web/fields/date/date-field.tsx';
import { DocumentsField } from '#web/fields/documents/documents-field.tsx';

const roles = [
  { value: 'psychologist', label: 'psicologo' },
  { value: 'psychotherapist', label: 'psicoterapeuta' },
] as const;
const specialisationGroups = [{ options: specialisations }];

/** The role, and what only a psychotherapist adds (REG-93, REG-101, REG-102). */
export function RoleFields({ notListed }: Pick<RegistrationSlots, 'notListed'>) {
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

/** Where and when somebody became a psychotherapist (REG-103, REG-104, REG-106). */
function PsychotherapyFields() {
  const { value: files, ...certificates } = useProfessionalField('psychotherapyCertificates');
  return (
    <>
      <TextInput label={labels.school} autoComplete="off" {...useProfessionalField('school')} />
      <DateField label={labels.specialisationDate} {...useProfessionalField('specialisationDate')} />
      <DocumentsField label={labels.psychotherapyCertificates} files={files} {...certificates} />
    </>
  );
}
