import type { UseFormReturn } from 'react-hook-form';
import { type BillingValues, billingLabels, billingText, fieldsOfStep } from '#web/features/billing/billing-values';
import { ErrorSummary } from '#web/forms/error-summary.tsx';

interface BillingProblemsProps {
  readonly form: UseFormReturn<BillingValues>;
  readonly index: number;
  /** How often leaving this step was tried: nothing is summed up before. */
  readonly attempt: number;
}

/** What keeps one from leaving the step, each with the way to its field. */
export function BillingProblems({ form, index, attempt }: BillingProblemsProps) {
  const { errors } = form.formState;
  const names = attempt > 0 ? fieldsOfStep(index) : [];
  const problems = names.flatMap((name) => {
    const text = billingText(name, errors[name]?.message);
    return text ? [{ name, label: billingLabels[name], text }] : [];
  });
  return <ErrorSummary problems={problems} attempt={attempt} onGoTo={(name) => form.setFocus(name)} />;
}
