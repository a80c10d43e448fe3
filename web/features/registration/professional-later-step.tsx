import { InformationStep } from '#web/features/registration/information-step.tsx';
import { TitlesStep } from '#web/features/registration/titles-step.tsx';

/** A professional's second and third step: one part, so that whoever has seen one can see the other offline too. */
export function ProfessionalLaterStep({ step }: { readonly step: 'information' | 'titles' }) {
  return step === 'information' ? <InformationStep /> : <TitlesStep />;
}
