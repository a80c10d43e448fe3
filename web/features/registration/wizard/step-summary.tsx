import { type FieldValues, type Path, useFormContext, useFormState } from 'react-hook-form';
import { registrationText } from '#web/features/registration/registration-texts';
import type { WizardStep } from '#web/features/registration/wizard/wizard-step';
import { ErrorSummary } from '#web/forms/error-summary.tsx';

interface StepSummaryProps<Values> {
  readonly step: WizardStep<Values>;
  /** How often leaving the step was tried: nothing is summed up before. */
  readonly attempt: number;
}

/** What keeps one from leaving the step, each with the way to its field; consents in their order (REG-45). */
export function StepSummary<Values extends FieldValues>({ step, attempt }: StepSummaryProps<Values>) {
  const { setFocus } = useFormContext<Values>();
  const { errors } = useFormState<Values>();
  const names = attempt > 0 ? (Object.keys(step.labels) as Path<Values>[]) : [];
  const problems = names.flatMap((name) => {
    const code = errors[name]?.message;
    if (code === undefined) return [];
    return [{ name, label: step.labels[name] ?? '', text: registrationText(name, String(code)) }];
  });
  return <ErrorSummary problems={problems} attempt={attempt} onGoTo={(name) => setFocus(name)} />;
}
