import { Loader, TextInput, type TextInputProps } from '@mantine/core';
import type { Ref } from 'react';

interface AddressInputProps extends TextInputProps {
  readonly ref?: Ref<HTMLInputElement>;
  /** Whether one has gone to an option since the list last changed: the one gone to before is no longer there. */
  readonly isAtOption: boolean;
  /** Addresses are looked for, or the chosen one is fetched. */
  readonly isBusy: boolean;
}

/** The text field of a combobox; it names the option one is at only while that is in the list. */
export function AddressInput({ isAtOption, isBusy, ...input }: AddressInputProps) {
  return (
    <TextInput
      {...input}
      aria-autocomplete="list"
      aria-busy={isBusy}
      rightSection={isBusy && <Loader size="xs" aria-hidden />}
      aria-activedescendant={isAtOption ? input['aria-activedescendant'] : undefined}
    />
  );
}
