import { TextInput } from '@mantine/core';
import { type ReactNode, type Ref, useState } from 'react';
import { FieldWarning } from '#web/fields/field-warning.tsx';
import classes from '#web/fields/phone-and-price/phone-field.module.css';
import { defaultPrefix } from '#web/fields/phone-and-price/phone-prefixes';
import { phoneDoubt, phoneParts, phoneText } from '#web/fields/phone-and-price/phone-text';
import { PrefixSelect } from '#web/fields/phone-and-price/prefix-select.tsx';

interface PhoneFieldProps {
  readonly ref?: Ref<HTMLInputElement>;
  readonly label: string;
  /** Prefix and number in one text: `+39 347 555 0199`; or empty. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur?: () => void;
  readonly error?: ReactNode;
}

/**
 * A telephone number with an international prefix, which is chosen or taken from a number typed or pasted with one. A
 * number that looks too short gets a warning when the field is left, and is never refused for that.
 */
export function PhoneField({ ref, label, value, onChange, onBlur, error }: PhoneFieldProps) {
  const [chosenPrefix, setChosenPrefix] = useState(defaultPrefix);
  const [judged, setJudged] = useState(value);
  const { prefix, number } = phoneParts(value, chosenPrefix);
  const doubt = !error && judged === value ? phoneDoubt({ prefix, number }) : undefined;

  const choose = (chosen: string) => {
    setChosenPrefix(chosen);
    onChange(phoneText({ prefix: chosen, number }));
  };
  const type = (typed: string) => {
    const parts = phoneParts(typed, prefix);
    setChosenPrefix(parts.prefix);
    onChange(phoneText(parts));
  };
  const leave = () => {
    const tidy = phoneText({ prefix, number: number.trim() });
    setJudged(tidy);
    if (tidy !== value) onChange(tidy);
    onBlur?.();
  };

  return (
    <div className={classes.parts}>
      <PrefixSelect value={prefix} onChange={choose} />
      <TextInput
        ref={ref}
        label={label}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        value={number}
        onChange={(event) => type(event.currentTarget.value)}
        onBlur={leave}
        error={error}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        description={doubt && <FieldWarning>{doubt}</FieldWarning>}
      />
    </div>
  );
}
