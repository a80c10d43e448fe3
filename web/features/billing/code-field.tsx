import { type UseFormReturn, useController } from 'react-hook-form';
import { type BillingValues, billingLabels, billingText } from '#web/features/billing/billing-values';
import { CodeField as Field } from '#web/fields/code-field.tsx';

interface CodeFieldProps {
  readonly form: UseFormReturn<BillingValues>;
  readonly name: 'taxCode' | 'vatNumber' | 'iban';
  /** Whether the code checks itself. */
  readonly isRight: (code: string) => boolean;
  /** How the code is written once the field is left. */
  readonly tidy: (code: string) => string;
}

/** A code of the form, which is doubted when it does not check itself. */
export function CodeField({ form, name, isRight, tidy }: CodeFieldProps) {
  const { field, fieldState } = useController({ control: form.control, name });
  const { disabled: _, ...props } = field;
  return (
    <Field
      {...props}
      label={billingLabels[name]}
      error={billingText(name, fieldState.error?.message)}
      tidy={tidy}
      doubtOf={(code) => (isRight(code) ? undefined : 'Sembra esserci un errore di battitura: controlla.')}
    />
  );
}
