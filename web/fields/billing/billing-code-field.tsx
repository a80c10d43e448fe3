import type { BillingValues } from '#web/fields/billing/billing-values';
import { type BillingCode, codeDoubt } from '#web/fields/billing/code-doubt';
import { CodeField } from '#web/fields/code-field.tsx';
import { useWizardField } from '#web/forms/use-wizard-field';

interface BillingCodeFieldProps {
  readonly name: BillingCode;
  readonly label: string;
  /** Formats the code when the field is left. */
  readonly tidy: (code: string) => string;
}

/** A code of the billing data, with a warning when its own check fails. */
export function BillingCodeField({ name, label, tidy }: BillingCodeFieldProps) {
  return (
    <CodeField
      {...useWizardField<BillingValues, typeof name>(name)}
      label={label}
      tidy={tidy}
      doubtOf={(text) => codeDoubt(name, text)}
    />
  );
}
