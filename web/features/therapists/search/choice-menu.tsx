import { Checkbox, Popover, UnstyledButton } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useId, useState } from 'react';
import classes from '#web/features/therapists/search/filter-form.module.css';
import type { Option } from '#web/features/therapists/search/search-options';

interface ChoiceMenuProps<Value extends string> {
  readonly label: string;
  readonly options: readonly Option<Value>[];
  readonly value: readonly Value[];
  readonly onChange: (value: Value[]) => void;
}

/** Keeps Esc, which closes the menu, from closing the dialog around it too. */
const keepsDialog = { 'data-mantine-stop-propagation': true };

/** A dropdown in which several values can be ticked; its button shows the chosen ones. */
export function ChoiceMenu<Value extends string>({ label, options, value, onChange }: ChoiceMenuProps<Value>) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const chosen = options.filter((option) => value.includes(option.value));
  return (
    <div>
      <span id={`${id}-label`} className={classes.label}>
        {label}
      </span>
      <Popover
        withinPortal={false}
        trapFocus
        returnFocus
        width="target"
        position="bottom-start"
        opened={isOpen}
        onChange={setOpen}
      >
        <Popover.Target>
          <UnstyledButton
            className={classes.menu}
            aria-labelledby={`${id}-label ${id}-chosen`}
            {...(isOpen ? keepsDialog : {})}
            onClick={() => setOpen(!isOpen)}
          >
            <span id={`${id}-chosen`} className={classes.chosen}>
              {chosen.length === 0 ? 'Qualsiasi' : chosen.map((option) => option.label).join(', ')}
            </span>
            <IconChevronDown aria-hidden size={18} />
          </UnstyledButton>
        </Popover.Target>
        <Popover.Dropdown aria-labelledby={`${id}-label`} className={classes.options} {...keepsDialog}>
          {options.map((option) => (
            <Checkbox
              key={option.value}
              {...keepsDialog}
              label={option.label}
              classNames={{ body: classes.option }}
              checked={value.includes(option.value)}
              onChange={({ currentTarget: { checked } }) =>
                onChange(
                  options
                    .map((one) => one.value)
                    .filter((one) => (one === option.value ? checked : value.includes(one))),
                )
              }
            />
          ))}
        </Popover.Dropdown>
      </Popover>
    </div>
  );
}
