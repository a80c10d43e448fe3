import { TextInput } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useState } from 'react';
import { type UseFormReturn, useController } from 'react-hook-form';
import { type BillingValues, billingLabels, billingText } from '#web/features/billing/billing-values';
import classes from '#web/features/billing/code-field.module.css';

interface CodeFieldProps {
  readonly form: UseFormReturn<BillingValues>;
  readonly name: 'taxCode' | 'vatNumber' | 'iban';
  /** Whether the code checks itself. */
  readonly isRight: (code: string) => boolean;
  /** How the code is written once the field is left. */
  readonly tidy: (code: string) => string;
}

/** A code in any spacing. One that does not check itself is doubted once the field is left, and never refused. */
export function CodeField({ form, name, isRight, tidy }: CodeFieldProps) {
  const { field, fieldState } = useController({ control: form.control, name });
  const [judged, setJudged] = useState(field.value);
  const error = billingText(name, fieldState.error?.message);
  const isDoubtful = !error && judged === field.value && judged.trim() !== '' && !isRight(judged);
  const leave = () => {
    const tidied = tidy(field.value);
    setJudged(tidied);
    if (tidied !== field.value) field.onChange(tidied);
    field.onBlur();
  };
  return (
    <TextInput
      label={billingLabels[name]}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      ref={field.ref}
      name={name}
      value={field.value}
      onChange={field.onChange}
      onBlur={leave}
      error={error}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      description={isDoubtful && <Doubt />}
    />
  );
}

function Doubt() {
  return (
    <span role="status" className={classes.warning}>
      <IconAlertTriangle aria-hidden size={16} />
      Sembra esserci un errore di battitura: controlla. Se è giusto così, puoi andare avanti.
    </span>
  );
}
