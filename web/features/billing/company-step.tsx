import '@mantine/core/styles/SimpleGrid.layer.css';
import { SimpleGrid, TextInput } from '@mantine/core';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { compactCode } from '#contracts/billing/compact-code';
import { isTaxCode } from '#contracts/billing/is-tax-code';
import { isVatNumber } from '#contracts/billing/is-vat-number';
import { type BillingValues, billingLabels } from '#web/features/billing/billing-values';
import { CodeField } from '#web/features/billing/code-field.tsx';
import { useFieldProps } from '#web/features/billing/use-field-props';
import { PhoneField } from '#web/fields/phone-and-price/phone-field.tsx';

interface CompanyStepProps {
  readonly form: UseFormReturn<BillingValues>;
  readonly email: string;
}

/** 'Dati societari' (COMPL-02): who one is to the tax office. The e-mail is the account's own. */
export function CompanyStep({ form, email }: CompanyStepProps) {
  const propsOf = useFieldProps(form);
  const { error: phoneError } = propsOf('phone');
  return (
    <>
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <TextInput autoComplete="given-name" {...propsOf('firstName')} />
        <TextInput autoComplete="family-name" {...propsOf('lastName')} />
      </SimpleGrid>
      <Controller
        control={form.control}
        name="phone"
        render={({ field: { disabled: _, ...field } }) => (
          <PhoneField label={billingLabels.phone} error={phoneError} {...field} />
        )}
      />
      <TextInput
        label="Email"
        type="email"
        autoComplete="email"
        readOnly
        value={email}
        description="È quella del tuo account: qui non si cambia."
        inputWrapperOrder={['label', 'input', 'description', 'error']}
      />
      <TextInput autoComplete="organization" {...propsOf('companyName')} />
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <CodeField form={form} name="taxCode" isRight={isTaxCode} tidy={compactCode} />
        <CodeField form={form} name="vatNumber" isRight={isVatNumber} tidy={compactCode} />
      </SimpleGrid>
      <TextInput autoComplete="street-address" {...propsOf('billingAddress')} />
    </>
  );
}
