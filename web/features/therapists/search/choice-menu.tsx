import { Checkbox } from '@mantine/core';
import classes from '#web/features/therapists/search/filter-form.module.css';
import { FilterMenu, keepsDialog } from '#web/features/therapists/search/filter-menu.tsx';
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
      {options.map((option) => (
        <Checkbox
          key={option.value}
          {...keepsDialog}
          label={option.label}
          classNames={{ body: classes.option }}
          checked={value.includes(option.value)}
          onChange={({ currentTarget: { checked } }) =>
            onChange(
              options.map((one) => one.value).filter((one) => (one === option.value ? checked : value.includes(one))),
            )
          }
        />
      ))}
    </FilterMenu>
  );
}
