import { Button, Group, Text, TextInput } from '@mantine/core';
import type { UseFormReturn } from 'react-hook-form';
import { compactCode } from '#contracts/billing/compact-code';
import { isIban } from '#contracts/billing/is-iban';
import {
  type BillingField,
  type BillingValues,
  billingLabels,
  fieldsOfStep,
} from '#web/features/billing/billing-values';
import { CodeField } from '#web/features/billing/code-field.tsx';
import classes from '#web/features/billing/payment-step.module.css';
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

interface CompanyReviewProps {
  readonly values: BillingValues;
  readonly email: string;
  readonly onChange: () => void;
}

/** What the first step holds, to be read again before it is saved. */
function CompanyReview({ values, email, onChange }: CompanyReviewProps) {
  const line = (name: BillingField) => [billingLabels[name], values[name]] as const;
  const lines = [...fieldsOfStep(0).map(line), ['Email', email] as const];
  return (
    <section aria-label="Dati societari inseriti">
      <Group justify="space-between" mb="xs">
        <Text fw={600}>Dati societari inseriti</Text>
        <Button variant="subtle" size="compact-md" onClick={onChange}>
          Modifica<span className="visually-hidden"> i dati societari</span>
        </Button>
      </Group>
      <dl className={classes.review}>
        {lines.map(([label, text]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
