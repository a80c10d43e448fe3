import type { BillingValues } from '#web/features/billing/billing-values';
import { CodeField as Field } from '#web/fields/code-field.tsx';
import { useWizardField } from '#web/forms/use-wizard-field';

interface CodeFieldProps {
  readonly name: 'taxCode' | 'vatNumber' | 'iban';
  readonly label: string;
  /** Whether the code's own check passes. */
  readonly isRight: (code: string) => boolean;
  /** Formats the code when the field is left. */
  readonly tidy: (code: string) => string;
}

/** A code of the form, with a warning when its own check fails. */
export function CodeField({ name, label, isRight, tidy }: CodeFieldProps) {
  return (
    <Field
      {...useWizardField<BillingValues, typeof name>(name)}
      label={label}
      tidy={tidy}
      doubtOf={(code) => (isRight(code) ? undefined : 'Sembra esserci un errore di battitura: controlla.')}
    />
  );
}
