import { FilterMenu } from '#web/features/therapists/filters/filter-menu.tsx';
import type { Option } from '#web/features/therapists/search/search-options';

interface ChoiceMenuProps<Value extends string> {
  readonly label: string;
  readonly options: readonly Option<Value>[];
  readonly value: readonly Value[];
  readonly onChange: (value: Value[]) => void;
}

/** A filter of which several values can be ticked. */
export function ChoiceMenu<Value extends string>({ label, options, value, onChange }: ChoiceMenuProps<Value>) {
  const chosen = options.filter((option) => value.includes(option.value));
  return (
    <FilterMenu label={label} chosen={chosen.map((option) => option.label).join(', ')}>
      {({ ManyChoices }) => <ManyChoices options={options} value={value} onChange={onChange} />}
    </FilterMenu>
  );
}
