import { Combobox, Text } from '@mantine/core';
import type { Suggestion } from '#web/fields/use-address-search';

interface AddressSuggestionsProps {
  readonly label: string;
  readonly isWaiting: boolean;
  readonly found: readonly Suggestion[];
}

/** What helps when the wanted address is not among the suggestions. */
export const addressHint = 'Non trovi il tuo indirizzo? Scrivi via, numero e città';

/** The list under the field: what was found, that nothing was, or that it is being looked for. */
export function AddressSuggestions({ label, isWaiting, found }: AddressSuggestionsProps) {
  return (
    <Combobox.Dropdown>
      <Combobox.Options aria-label={`${label}: indirizzi trovati`} mah="15rem" style={{ overflowY: 'auto' }}>
        {found.map(({ reference, description }) => (
          <Combobox.Option key={reference} value={reference}>
            {description}
          </Combobox.Option>
        ))}
      </Combobox.Options>
      {isWaiting && <Combobox.Empty>Ricerca in corso…</Combobox.Empty>}
      {!isWaiting && found.length === 0 && <Combobox.Empty>nessun indirizzo trovato</Combobox.Empty>}
      {!isWaiting && (
        <Combobox.Footer>
          <Text size="sm" c="dimmed">
            {addressHint}
          </Text>
        </Combobox.Footer>
      )}
    </Combobox.Dropdown>
  );
}
