import { TextInput } from '@mantine/core';
import type { ReactNode, Ref } from 'react';
import { useDoubt } from '#web/fields/use-doubt.tsx';

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
  const { warning, judge } = useDoubt(value, error, doubtOf);
  const leave = () => {
    const tidied = tidy(value);
    judge(tidied);
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
      description={warning}
    />
  );
}
