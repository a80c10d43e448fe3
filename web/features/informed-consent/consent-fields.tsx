import { TextInput } from '@mantine/core';
import { useController } from 'react-hook-form';
import { type ConsentField, consentLabels, consentText } from '#web/features/informed-consent/consent-values';
import { postalCodeDoubt } from '#web/features/informed-consent/postal-code-doubt';
import { postalCodeIn } from '#web/features/informed-consent/postal-code-in';
import type { ConsentForm } from '#web/features/informed-consent/use-consent-form';
import { AddressField } from '#web/fields/address/address-field.tsx';
import { type AddressValue, addressIn } from '#web/fields/address/address-value';
import { useDoubt } from '#web/fields/use-doubt.tsx';

/** The patient's data printed in the document: two places chosen from suggestions, and the postal code. */
export function ConsentFields({ form }: { readonly form: ConsentForm }) {
  const residence = useConsentField(form, 'residence');
  const code = useConsentField(form, 'postalCode');
  const { warning, judge } = useDoubt(code.value, code.error, postalCodeDoubt);
  const moveTo = (value: AddressValue) => {
    residence.onChange(value);
    const chosen = addressIn(value);
    const found = chosen && postalCodeIn(chosen.formattedAddress);
    if (found) form.setValue('postalCode', found, { shouldDirty: true, shouldValidate: true });
  };
  return (
    <>
      <AddressField
        description="Basta la città: scrivila e scegli una voce dall’elenco."
        autoComplete="off"
        {...useConsentField(form, 'birthPlace')}
      />
      <AddressField description="Via, numero e città." {...residence} onChange={moveTo} />
      <TextInput
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={5}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        description={warning}
        styles={{ input: { maxWidth: '12rem' } }}
        {...code}
        onBlur={() => {
          judge(code.value);
          code.onBlur();
        }}
      />
    </>
  );
}

function useConsentField<Name extends ConsentField>({ control }: ConsentForm, name: Name) {
  const { field, fieldState } = useController({ control, name });
  const { disabled: _, ...props } = field;
  return { ...props, label: consentLabels[name], error: consentText(name, fieldState.error?.message) };
}
