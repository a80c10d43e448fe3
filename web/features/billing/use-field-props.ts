import type { UseFormReturn } from 'react-hook-form';
import {
  type BillingField,
  type BillingValues,
  billingLabels,
  billingText,
} from '#web/features/billing/billing-values';

/** Label, value and error of a plain text field of the form. */
export function useFieldProps({ register, formState }: UseFormReturn<BillingValues>) {
  const { errors } = formState;
  return (name: BillingField) => ({
    label: billingLabels[name],
    error: billingText(name, errors[name]?.message),
    ...register(name),
  });
}
