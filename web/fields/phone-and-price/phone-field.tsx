import { TextInput } from '@mantine/core';
import { type ReactNode, type Ref, useState } from 'react';
import classes from '#web/fields/phone-and-price/phone-field.module.css';
import { defaultPrefix } from '#web/fields/phone-and-price/phone-prefixes';
import { phoneParts, phoneText } from '#web/fields/phone-and-price/phone-text';
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

/** A telephone number with an international prefix, which is chosen or taken from a number typed or pasted with one. */
export function PhoneField({ ref, label, value, onChange, onBlur, error }: PhoneFieldProps) {
  const [chosenPrefix, setChosenPrefix] = useState(defaultPrefix);
  const { prefix, number } = phoneParts(value, chosenPrefix);

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
      />
    </div>
  );
}
