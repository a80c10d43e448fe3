import { TextInput } from '@mantine/core';
import type { BillingField } from '#contracts/billing/billing.api';
import { compactCode } from '#contracts/billing/compact-code';
import { BillingCodeField } from '#web/fields/billing/billing-code-field.tsx';
import { type BillingValues, companyLabels as labels } from '#web/fields/billing/billing-values';
import { hasPostcodeAndTown } from '#web/fields/billing/has-postcode-and-town';
import { PhoneField } from '#web/fields/phone-and-price/phone-field.tsx';
import { useDoubt } from '#web/fields/use-doubt.tsx';
import { useWizardField } from '#web/forms/use-wizard-field';

/** 'Dati societari': the professional's tax data, in the form around. The e-mail address is the account's. */
export function CompanyFields({ email }: { readonly email: string }) {
  const phone = useBillingField('phone');
  return (
    <>
      <div className="side-by-side">
        <TextInput label={labels.firstName} autoComplete="given-name" {...useBillingField('firstName')} />
        <TextInput label={labels.lastName} autoComplete="family-name" {...useBillingField('lastName')} />
      </div>
      <PhoneField label={labels.phone} {...phone} />
      <TextInput
        label="Email"
        type="email"
        autoComplete="email"
        readOnly
        variant="filled"
        value={email}
        description="È quella del tuo account: qui non si cambia."
        inputWrapperOrder={['label', 'input', 'description', 'error']}
      />
      <TextInput label={labels.companyName} autoComplete="organization" {...useBillingField('companyName')} />
      <div className="side-by-side">
        <BillingCodeField label={labels.taxCode} name="taxCode" tidy={compactCode} />
        <BillingCodeField label={labels.vatNumber} name="vatNumber" tidy={compactCode} />
      </div>
      <AddressLine />
    </>
  );
}

/** The address in one line, as the platform keeps it; without postcode or town it is doubted. */
function AddressLine() {
  const { onBlur, ...field } = useBillingField('billingAddress');
  const { warning, judge } = useDoubt(field.value, field.error, (address) =>
    hasPostcodeAndTown(address) ? undefined : 'Sembra che manchino il CAP o il comune: controlla.',
  );
  const leave = () => {
    judge(field.value);
    onBlur();
  };
  return (
    <TextInput
      {...field}
      label={labels.billingAddress}
      autoComplete="street-address"
      onBlur={leave}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      description={warning}
    />
  );
}

function useBillingField<Name extends BillingField>(name: Name) {
  return useWizardField<BillingValues, Name>(name);
}
