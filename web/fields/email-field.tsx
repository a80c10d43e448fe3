import { TextInput, type TextInputProps } from '@mantine/core';

/** The e-mail address of an account; with this type, phones do not capitalise it. */
export function EmailField(props: TextInputProps) {
  return (
    <TextInput label="Email" type="email" inputMode="email" autoComplete="username" spellCheck={false} {...props} />
  );
}
