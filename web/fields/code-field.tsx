import { TextInput } from '@mantine/core';
import { type ReactNode, type Ref, useState } from 'react';
import { FieldWarning } from '#web/fields/field-warning.tsx';

interface CodeFieldProps {
  readonly ref?: Ref<HTMLInputElement>;
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly onChange: (code: string) => void;
  readonly onBlur: () => void;
  readonly error?: ReactNode;
  /** Formats the code when the field is left. */
  readonly tidy: (code: string) => string;
  /** Why the code looks wrong, in words; undefined when it looks right. */
  readonly doubtOf: (code: string) => string | undefined;
}

/** A code in any spacing. One that looks wrong gets a warning when the field is left, and is never refused. */
export function CodeField({ tidy, doubtOf, onBlur, error, ...field }: CodeFieldProps) {
  const { value, onChange } = field;
  const [judged, setJudged] = useState(value);
  const doubt = !error && judged === value && value.trim() !== '' ? doubtOf(value) : undefined;
  const leave = () => {
    const tidied = tidy(value);
    setJudged(tidied);
    if (tidied !== value) onChange(tidied);
    onBlur();
  };
  return (
    <TextInput
      {...field}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      onChange={(event) => onChange(event.currentTarget.value)}
      onBlur={leave}
      error={error}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      description={doubt && <FieldWarning>{doubt}</FieldWarning>}
    />
  );
}
