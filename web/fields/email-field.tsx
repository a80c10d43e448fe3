import { TextInput, type TextInputProps } from '@mantine/core';

/** The e-mail address that names an account; of this type no phone makes capitals. */
export function EmailField(props: TextInputProps) {
  return (
    <TextInput label="Email" type="email" inputMode="email" autoComplete="username" spellCheck={false} {...props} />
  );
}
