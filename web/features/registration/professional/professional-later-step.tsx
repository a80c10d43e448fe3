import type { ComponentProps } from 'react';
import { SendDocuments } from '#web/features/registration/documents/send-documents.tsx';
import { FinalCheck } from '#web/features/registration/final-check.tsx';
import { InformationStep } from '#web/features/registration/professional/information-step.tsx';
import type { ProfessionalValues } from '#web/features/registration/professional/professional-values';
import { TitlesStep } from '#web/features/registration/professional/titles-step.tsx';
import type { RegistrationSlots } from '#web/features/registration/registration-slots';
import type { WizardState } from '#web/forms/use-wizard';

type ProfessionalLaterStepProps =
  | { readonly step: 'information' }
  | {
      readonly step: 'titles';
      readonly state: WizardState<ProfessionalValues>;
      readonly notListed: RegistrationSlots['notListed'];
    }
  | ({ readonly step: 'documents' } & ComponentProps<typeof SendDocuments>);

/**
 * A professional's second and third step and the upload of documents, in one lazy module: no step is filled in and no
 * account created before the code of what follows is loaded.
 */
export function ProfessionalLaterStep(props: ProfessionalLaterStepProps) {
  if (props.step === 'information') return <InformationStep />;
  if (props.step === 'documents') return <SendDocuments {...props} />;
  const { state, notListed } = props;
  return (
    <>
      <TitlesStep notListed={notListed} />
      <FinalCheck state={state} />
    </>
  );
}
