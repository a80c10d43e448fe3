import { Checkbox, Radio } from '@mantine/core';
import classes from '#web/features/therapists/filters/filter-form.module.css';
import type { Option } from '#web/features/therapists/search/search-options';

/** Keeps Esc, which closes the menu, from closing the dialog around it too. */
const keepsDialog = { 'data-mantine-stop-propagation': true };

interface ManyChoicesProps<Value extends string> {
  readonly options: readonly Option<Value>[];
  readonly value: readonly Value[];
  readonly onChange: (value: Value[]) => void;
}

/** The values of a filter of which several can be ticked. */
export function ManyChoices<Value extends string>({ options, value, onChange }: ManyChoicesProps<Value>) {
  return options.map((option) => (
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
  ));
}

interface OneChoiceProps<Value extends string> {
  readonly name: string;
  readonly options: readonly Option<Value>[];
  readonly value: Value | null;
  readonly onChange: (value: Value | null) => void;
}

/** The values of a filter of which one at most can be chosen. */
export function OneChoice<Value extends string>({ name, options, value, onChange }: OneChoiceProps<Value>) {
  return [{ value: null, label: 'Qualsiasi' }, ...options].map((option) => (
    <Radio
      key={option.label}
      {...keepsDialog}
      name={name}
      label={option.label}
      classNames={{ body: classes.option }}
      checked={option.value === value}
      onChange={() => onChange(option.value)}
    />
  ));
}
