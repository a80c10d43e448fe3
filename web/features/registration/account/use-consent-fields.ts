import { useController } from 'react-hook-form';
import type { AccountValues } from '#web/features/registration/account/account-values';
import { registrationText } from '#web/features/registration/registration-texts';
import type { ConsentField } from '#web/fields/consents/consent-boxes.tsx';
import type { ConsentName } from '#web/fields/consents/consent-texts';

/** The five boxes of the wizard around, each with its own words when it is missing (REG-46 to 49). */
export function useConsentFields(): Readonly<Record<ConsentName, ConsentField>> {
  return {
    terms: useConsentField('terms'),
    privacy: useConsentField('privacy'),
    personalData: useConsentField('personalData'),
    serviceFee: useConsentField('serviceFee'),
    newsletter: useConsentField('newsletter'),
  };
}

function useConsentField(name: ConsentName): ConsentField {
  const { field, fieldState } = useController<AccountValues, ConsentName>({ name });
  const code = fieldState.error?.message;
  return {
    ref: field.ref,
    isTicked: field.value,
    onChange: field.onChange,
    onBlur: field.onBlur,
    error: code && registrationText(name, code),
  };
}
