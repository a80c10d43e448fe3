import '@mantine/core/styles/Combobox.layer.css';
import { type ComboboxItem, type OptionsFilter, Select } from '@mantine/core';
import { phonePrefixes } from '#web/fields/phone-and-price/phone-prefixes';

interface PrefixSelectProps {
  readonly value: string;
  readonly onChange: (prefix: string) => void;
}

const options = phonePrefixes.map(({ country, prefix }) => ({ value: prefix, label: `${prefix} ${country}` }));

/** The international prefix, searched by country or by number. */
export function PrefixSelect({ value, onChange }: PrefixSelectProps) {
  return (
    <Select
      label="Prefisso"
      searchable
      selectFirstOptionOnChange
      allowDeselect={false}
      data={options}
      filter={matching}
      value={value}
      onChange={(prefix) => prefix && onChange(prefix)}
      nothingFoundMessage="Nessun paese trovato"
      comboboxProps={{ width: 'max-content', position: 'bottom-start' }}
      maxDropdownHeight={260}
      autoComplete="off"
    />
  );
}

const matching: OptionsFilter = ({ options: all, search }) => {
  const wanted = plain(search);
  return (all as ComboboxItem[]).filter(({ label }) => plain(label).includes(wanted));
};

/** Lower case without accents: `peru` finds `Perù`. */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase();
}
