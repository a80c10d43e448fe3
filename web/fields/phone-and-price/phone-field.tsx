import { type ComboboxItem, type OptionsFilter, Select, TextInput } from '@mantine/core';
import { type ReactNode, type Ref, useState } from 'react';
import classes from '#web/fields/phone-and-price/phone-field.module.css';
import { defaultPrefix, phonePrefixes } from '#web/fields/phone-and-price/phone-prefixes';
import { phoneDoubt, phoneParts, phoneText } from '#web/fields/phone-and-price/phone-text';
import { useDoubt } from '#web/fields/use-doubt.tsx';
import { foldedText } from '#web/ui/folded-text';

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
  const { prefix, number } = phoneParts(value, chosenPrefix);
  const { warning, judge } = useDoubt(value, error, (text) => phoneDoubt(phoneParts(text, prefix)));

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
    judge(tidy);
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
        description={warning}
      />
    </div>
  );
}

interface PrefixSelectProps {
  readonly value: string;
  readonly onChange: (prefix: string) => void;
}

const options = phonePrefixes.map(({ country, prefix }) => ({ value: prefix, label: `${prefix} ${country}` }));

/** The international prefix, searched by country or by number. */
function PrefixSelect({ value, onChange }: PrefixSelectProps) {
  return (
    <Select
      label="Prefisso"
      searchable
      selectFirstOptionOnChange
      allowDeselect={false}
      data={options}
      filter={matching}
      value={value}
      onChange={(prefix) => prefix && onChange(prefix)}
      nothingFoundMessage="Nessun paese trovato"
      comboboxProps={{ width: 'max-content', position: 'bottom-start' }}
      maxDropdownHeight={260}
      autoComplete="off"
    />
  );
}

const matching: OptionsFilter = ({ options: all, search }) => {
  const wanted = foldedText(search).trim();
  return (all as ComboboxItem[]).filter(({ label }) => foldedText(label).includes(wanted));
};
