import '@mantine/core/styles/Combobox.layer.css';
import { Combobox, Loader, TextInput, type TextInputProps, useCombobox } from '@mantine/core';
import { useMergedRef } from '@mantine/hooks';
import { type ReactNode, type Ref, useRef, useState } from 'react';
import type { Address } from '#contracts/addresses/addresses.api';
import { AddressProblem } from '#web/fields/address/address-problem.tsx';
import { AddressStatus } from '#web/fields/address/address-status.tsx';
import { AddressSuggestions } from '#web/fields/address/address-suggestions.tsx';
import { useAddressField } from '#web/fields/address/use-address-field';

interface AddressFieldProps {
  readonly ref?: Ref<HTMLInputElement>;
  readonly label: string;
  readonly description?: ReactNode;
  readonly value: Address | null;
  readonly onChange: (address: Address | null) => void;
  readonly onBlur?: () => void;
  readonly error?: ReactNode;
  readonly required?: boolean;
  readonly autoComplete?: string;
}

/** An Italian address, found while it is typed and chosen from what was found (ADDR-01, ADDR-04). */
export function AddressField(props: AddressFieldProps) {
  const { label, description, value, onBlur, error, required = false, autoComplete = 'street-address' } = props;
  const { text, search, isChoosing, failure, type, choose } = useAddressField(props);
  const [isWanted, setWanted] = useState(false);
  const [isLeft, setLeft] = useState(false);
  const [isAtOption, setAtOption] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const inputRef = useMergedRef(input, props.ref ?? null);
  const combobox = useCombobox({
    // Opened with what it has to show, since it takes its side of the field only once: below, or above where that has no room.
    opened: isWanted && search.kind === 'found',
    onOpenedChange: setWanted,
  });
  const suggestions = search.kind === 'found' ? search.suggestions : [];
  const isUnchosen = text.trim() !== '' && value === null;
  const isToBeChosen = isUnchosen && !isChoosing && (isLeft || Boolean(error)) && !failure;

  const edit = (typed: string) => {
    type(typed);
    combobox.resetSelectedOption();
    setAtOption(false);
    setWanted(true);
    setLeft(false);
  };
  const leave = () => {
    setWanted(false);
    setLeft(true);
    onBlur?.();
  };
  const submit = (reference: string) => {
    const suggestion = suggestions.find((one) => one.reference === reference);
    setWanted(false);
    if (suggestion) void choose(suggestion);
  };

  return (
    <div>
      <Combobox store={combobox} onOptionSubmit={submit}>
        <Combobox.Target withExpandedAttribute autoComplete={autoComplete}>
          <AddressInput
            ref={inputRef}
            {...{ label, description, required, isAtOption }}
            isBusy={search.kind === 'waiting' || isChoosing}
            withAsterisk={false}
            maxLength={120}
            value={text}
            onChange={(event) => edit(event.currentTarget.value)}
            onKeyDown={(event) => event.key.startsWith('Arrow') && setAtOption(true)}
            onFocus={() => setWanted(true)}
            onBlur={leave}
            error={isToBeChosen ? <ToBeChosen /> : isUnchosen ? Boolean(error) : error}
          />
        </Combobox.Target>
        <AddressSuggestions label={label} found={suggestions} />
      </Combobox>
      <AddressStatus search={isWanted ? search.kind : 'none'} count={suggestions.length} isChoosing={isChoosing} />
      {failure && <AddressProblem {...failure} onGoOn={() => input.current?.focus()} />}
    </div>
  );
}

/** Said of words that are no chosen address (ADDR-06), with what to do about it. */
function ToBeChosen() {
  return (
    <>
      <span>indirizzo suggerito</span>
      <br />
      Scegli una voce dall’elenco che compare mentre scrivi.
    </>
  );
}

interface AddressInputProps extends TextInputProps {
  readonly ref?: Ref<HTMLInputElement>;
  /** Whether one has gone to an option since the list last changed: the one gone to before is no longer there. */
  readonly isAtOption: boolean;
  /** Addresses are looked for, or the chosen one is fetched. */
  readonly isBusy: boolean;
}

/** The text field of a combobox; it names the option one is at only while that is in the list. */
function AddressInput({ isAtOption, isBusy, ...input }: AddressInputProps) {
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
