import { InformationStep } from '#web/features/registration/professional/information-step.tsx';
import { TitlesStep } from '#web/features/registration/professional/titles-step.tsx';
import type { RegistrationSlots } from '#web/features/registration/registration-slots';

interface ProfessionalLaterStepProps extends Pick<RegistrationSlots, 'notListed'> {
  readonly step: 'information' | 'titles';
}

/** A professional's second and third step: one part, so that whoever has seen one can see the other offline too. */
export function ProfessionalLaterStep({ step, notListed }: ProfessionalLaterStepProps) {
  return step === 'information' ? <InformationStep /> : <TitlesStep notListed={notListed} />;
}
