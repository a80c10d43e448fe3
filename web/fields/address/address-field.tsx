import { Combobox, Loader, TextInput, type TextInputProps, useCombobox } from '@mantine/core';
import { useMergedRef } from '@mantine/hooks';
import { type ReactNode, type Ref, useRef, useState } from 'react';
import { AddressProblem } from '#web/fields/address/address-problem.tsx';
import { AddressStatus } from '#web/fields/address/address-status.tsx';
import { AddressSuggestions } from '#web/fields/address/address-suggestions.tsx';
import { type AddressValue, addressIn } from '#web/fields/address/address-value';
import { useAddressField } from '#web/fields/address/use-address-field';
import { fieldText } from '#web/fields/field-texts';

interface AddressFieldProps {
  readonly ref?: Ref<HTMLInputElement>;
  readonly label: string;
  readonly description?: ReactNode;
  readonly value: AddressValue;
  readonly onChange: (value: AddressValue) => void;
  readonly onBlur?: () => void;
  readonly error?: ReactNode;
  readonly required?: boolean;
  readonly autoComplete?: string;
}

/** An Italian address: the user types and then chooses one of the suggestions. */
export function AddressField(props: AddressFieldProps) {
  const { label, description, value, onBlur, error, required = false, autoComplete = 'street-address' } = props;
  const { text, search, isChoosing, failure, type, choose } = useAddressField(props);
  const [isWanted, setWanted] = useState(false);
  const [isLeft, setLeft] = useState(false);
  const [isAtOption, setAtOption] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const inputRef = useMergedRef(input, props.ref ?? null);
  const combobox = useCombobox({
    // Opened only with suggestions to show, since it chooses its side of the field only once: below, or above where
    // there is no room.
    opened: isWanted && search.kind === 'found',
    onOpenedChange: setWanted,
  });
  const suggestions = search.kind === 'found' ? search.suggestions : [];
  const isUnchosen = text.trim() !== '' && addressIn(value) === null;
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

/** The message for a text that is no chosen address, with what to do about it. */
function ToBeChosen() {
  return (
    <>
      <span>{fieldText('not_chosen')}</span>
      <br />
      <span>Scegli una voce dall’elenco che compare mentre scrivi.</span>
    </>
  );
}

interface AddressInputProps extends TextInputProps {
  readonly ref?: Ref<HTMLInputElement>;
  /** Whether an option has been reached since the list last changed; the option reached before no longer exists. */
  readonly isAtOption: boolean;
  /** Whether suggestions are being searched or the chosen address is being loaded. */
  readonly isBusy: boolean;
}

/** The text field of a combobox; it names the active option only while that is in the list. */
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
