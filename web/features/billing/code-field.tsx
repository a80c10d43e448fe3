import type { BillingValues } from '#web/features/billing/billing-values';
import { CodeField as Field } from '#web/fields/code-field.tsx';
import { useWizardField } from '#web/forms/use-wizard-field';

interface CodeFieldProps {
  readonly name: 'taxCode' | 'vatNumber' | 'iban';
  readonly label: string;
  /** Whether the code checks itself. */
  readonly isRight: (code: string) => boolean;
  /** How the code is written once the field is left. */
  readonly tidy: (code: string) => string;
}

/** A code of the form, which is doubted when it does not check itself. */
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
