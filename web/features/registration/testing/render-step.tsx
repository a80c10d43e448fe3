import type { UserEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { FormProvider, type UseFormReturn } from 'react-hook-form';
import type { CivilDate } from '#contracts/kernel/civil-date';
import { InformationStep } from '#web/features/registration/professional/information-step.tsx';
import { professionalSteps } from '#web/features/registration/professional/professional-steps';
import {
  blankProfessional,
  type ProfessionalValues,
} from '#web/features/registration/professional/professional-values';
import { TitlesStep } from '#web/features/registration/professional/titles-step.tsx';
import { registrationText } from '#web/features/registration/registration-texts';
import { useWizardForm, type Wizard } from '#web/forms/use-wizard-form';
import { StepSummary } from '#web/forms/wizard-frame.tsx';
import type { WizardStep } from '#web/forms/wizard-step';
import { renderPart } from '#web/testing/render-part.tsx';

export interface RenderedStep {
  readonly user: UserEvent;
  /** The current values of the form. */
  readonly values: () => ProfessionalValues;
}

type Changes = Partial<ProfessionalValues>;

/** Renders only the professional's second or third step, in the wizard's form, with a button that tries to leave it. */
export function renderStep(name: 'information' | 'titles', changes: Changes = {}): RenderedStep {
  const step = professionalSteps[name === 'information' ? 1 : 2] as WizardStep<ProfessionalValues>;
  const blank: ProfessionalValues = { ...blankProfessional, ...changes };
  const shown: { form?: UseFormReturn<ProfessionalValues> } = {};
  const keep = (form: UseFormReturn<ProfessionalValues>) => {
    shown.form = form;
  };
  const { user } = renderPart(<LoneStep name={name} step={step} blank={blank} onForm={keep} />);
  return { user, values: () => shown.form?.getValues() ?? blank };
}

const knowledge = { today: '2026-11-23' as CivilDate, refused: [] };

interface LoneStepProps {
  readonly name: 'information' | 'titles';
  readonly step: WizardStep<ProfessionalValues>;
  readonly blank: ProfessionalValues;
  readonly onForm: (form: UseFormReturn<ProfessionalValues>) => void;
}

function LoneStep({ name, step, blank, onForm }: LoneStepProps) {
  const wizard: Wizard<ProfessionalValues> = {
    name: 'registration:professional',
    steps: [step],
    blank,
    neverKept: {},
    fieldText: registrationText,
  };
  const { form } = useWizardForm(wizard, knowledge);
  const [tries, setTries] = useState(0);
  onForm(form);
  const leave = async () => {
    await form.trigger(Object.keys(step.labels) as (keyof ProfessionalValues)[]);
    setTries((count) => count + 1);
  };
  return (
    <FormProvider {...form}>
      <StepSummary<ProfessionalValues> step={step} tries={tries} />
      {name === 'information' ? <InformationStep /> : <TitlesStep notListed={() => null} />}
      <button type="button" onClick={() => void leave()}>
        lascia il passo
      </button>
    </FormProvider>
  );
}
