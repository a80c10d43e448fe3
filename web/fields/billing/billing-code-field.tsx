import type { BillingValues } from '#web/fields/billing/billing-values';
import { CodeField } from '#web/fields/code-field.tsx';
import { useWizardField } from '#web/forms/use-wizard-field';

interface BillingCodeFieldProps {
  readonly name: 'taxCode' | 'vatNumber' | 'iban';
  readonly label: string;
  /** Whether the code's own check passes. */
  readonly isRight: (code: string) => boolean;
  /** Formats the code when the field is left. */
  readonly tidy: (code: string) => string;
}

/** A code of the billing data, with a warning when its own check fails. */
export function BillingCodeField({ name, label, isRight, tidy }: BillingCodeFieldProps) {
  return (
    <CodeField
      {...useWizardField<BillingValues, typeof name>(name)}
      label={label}
      tidy={tidy}
      doubtOf={(code) => (isRight(code) ? undefined : 'Sembra esserci un errore di battitura: controlla.')}
    />
  );
}
