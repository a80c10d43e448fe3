import { Text } from '@mantine/core';
import { addressHint } from '#web/fields/address/address-suggestions.tsx';
import type { AddressSearchState } from '#web/fields/address/use-address-search';

interface AddressStatusProps {
  readonly search: AddressSearchState['kind'];
  readonly count: number;
  readonly isChoosing: boolean;
}

/** Announces politely to screen readers what the list shows, and displays that a chosen address is being loaded. */
export function AddressStatus({ search, count, isChoosing }: AddressStatusProps) {
  return (
    <>
      <output className="visually-hidden">{searchText(search, count)}</output>
      <Text component="output" display="block" size="sm" c="dimmed" mt={isChoosing ? 4 : 0}>
        {isChoosing && 'Recupero l’indirizzo scelto…'}
      </Text>
    </>
  );
}

function searchText(search: AddressSearchState['kind'], count: number): string {
  if (search === 'waiting') return 'Ricerca degli indirizzi in corso';
  if (search !== 'found') return '';
  if (count === 0) return `nessun indirizzo trovato. ${addressHint}`;
  return count === 1 ? '1 indirizzo trovato' : `${count} indirizzi trovati`;
}
