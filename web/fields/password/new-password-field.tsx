import { Stack, type TextInputProps } from '@mantine/core';
import type { ReactNode, Ref } from 'react';
import { PasswordChecks } from '#web/fields/password/password-checks.tsx';
import { PasswordField } from '#web/fields/password/password-field.tsx';

interface TypedPassword {
  readonly ref?: Ref<HTMLInputElement>;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur?: () => void;
  readonly error?: ReactNode;
}

interface NewPasswordFieldProps {
  readonly password: TypedPassword;
  readonly confirmation: TypedPassword;
}

/** A new password, typed twice, with what it still lacks. Its strength is advice only. */
export function NewPasswordField({ password, confirmation }: NewPasswordFieldProps) {
  return (
    <Stack gap="xs">
      <div className="side-by-side">
        <PasswordField label="Password" autoComplete="new-password" {...asTextInput(password)} />
        <PasswordField label="Conferma la password" autoComplete="new-password" {...asTextInput(confirmation)} />
      </div>
      <PasswordChecks password={password.value} confirmation={confirmation.value} />
    </Stack>
  );
}

function asTextInput({ onChange, ...field }: TypedPassword): TextInputProps {
  return { ...field, onChange: (event) => onChange(event.currentTarget.value) };
}
