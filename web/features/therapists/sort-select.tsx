import '@mantine/core/styles/Combobox.layer.css';
import { NativeSelect } from '@mantine/core';
import { type TherapistSort, therapistSorts } from '#contracts/therapists/therapist-filter';
import { sortOptions } from '#web/features/therapists/search-options';

interface SortSelectProps {
  readonly value: TherapistSort;
  readonly onChange: (sort: TherapistSort) => void;
}

/** The order of the results (SEARCH-18, SEARCH-75). */
export function SortSelect({ value, onChange }: SortSelectProps) {
  return (
    <NativeSelect
      label="Ordina per"
      size="md"
      data={[...sortOptions]}
      value={value}
      onChange={({ currentTarget }) =>
        onChange(therapistSorts.find((sort) => sort === currentTarget.value) ?? 'default')
      }
    />
  );
}
