import { TextInput } from '@mantine/core';
import type { UseFormReturn } from 'react-hook-form';
import { compactCode } from '#contracts/billing/compact-code';
import { isIban } from '#contracts/billing/is-iban';
import type { BillingValues } from '#web/features/billing/billing-values';
import { CodeField } from '#web/features/billing/code-field.tsx';
import { CompanyReview } from '#web/features/billing/company-review.tsx';
import { useFieldProps } from '#web/features/billing/use-field-props';

interface PaymentStepProps {
  readonly form: UseFormReturn<BillingValues>;
  readonly email: string;
  /** Leads back to the first step. */
  readonly onChange: () => void;
}

/** 'Dati per il pagamento' (COMPL-03), under what the first step holds. */
export function PaymentStep({ form, email, onChange }: PaymentStepProps) {
  const propsOf = useFieldProps(form);
  return (
    <>
      <CompanyReview values={form.getValues()} email={email} onChange={onChange} />
      <CodeField form={form} name="iban" isRight={isIban} tidy={inFours} />
      <TextInput autoComplete="name" {...propsOf('accountHolder')} />
      <TextInput autoComplete="off" {...propsOf('bankName')} />
    </>
  );
}

/** An IBAN as banks print it: groups of four. */
function inFours(code: string): string {
  return compactCode(code).replaceAll(/(.{4})(?=.)/g, '$1 ');
}
