import { Combobox, Text } from '@mantine/core';
import type { Suggestion } from '#web/fields/address/use-address-search';

interface AddressSuggestionsProps {
  readonly label: string;
  readonly found: readonly Suggestion[];
}

/** Advice for an address that is not among the suggestions. */
export const addressHint = 'Non trovi il tuo indirizzo? Scrivi via, numero e città';

/** The list of suggestions, or that there are none, with advice. */
export function AddressSuggestions({ label, found }: AddressSuggestionsProps) {
  return (
    <Combobox.Dropdown>
      <Combobox.Options aria-label={`${label}: indirizzi trovati`} mah="15rem" style={{ overflowY: 'auto' }}>
        {found.map(({ reference, description }) => (
          <Combobox.Option key={reference} value={reference}>
            {description}
          </Combobox.Option>
        ))}
      </Combobox.Options>
      {found.length === 0 && <Combobox.Empty>nessun indirizzo trovato</Combobox.Empty>}
      <Combobox.Footer>
        <Text size="sm" c="dimmed">
          {addressHint}
        </Text>
      </Combobox.Footer>
    </Combobox.Dropdown>
  );
}
