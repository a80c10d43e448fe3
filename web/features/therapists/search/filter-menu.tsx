import { Popover, UnstyledButton } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { type ReactNode, useId, useState } from 'react';
import classes from '#web/features/therapists/search/filter-form.module.css';

interface FilterMenuProps {
  readonly label: string;
  /** The chosen values in words; empty when any will do. */
  readonly chosen: string;
  readonly children: ReactNode;
}

/** Keeps Esc, which closes the menu, from closing the dialog around it too. */
export const keepsDialog = { 'data-mantine-stop-propagation': true };

/** A button with the name of a filter and what was chosen, which opens the choices below it. */
export function FilterMenu({ label, chosen, children }: FilterMenuProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <Popover withinPortal={false} trapFocus returnFocus position="bottom-start" opened={isOpen} onChange={setOpen}>
      <Popover.Target>
        <UnstyledButton
          className={classes.menu}
          data-chosen={chosen !== '' || undefined}
          {...(isOpen ? keepsDialog : {})}
          onClick={() => setOpen(!isOpen)}
        >
          <MenuText id={id} label={label} chosen={chosen} />
        </UnstyledButton>
      </Popover.Target>
      <Popover.Dropdown aria-labelledby={id} className={classes.options} {...keepsDialog}>
        {children}
      </Popover.Dropdown>
    </Popover>
  );
}

interface MenuTextProps extends Pick<FilterMenuProps, 'label' | 'chosen'> {
  readonly id?: string;
}

/** What such a button says: 'Lingua', or 'Lingua Inglese, Francese'. */
export function MenuText({ id, label, chosen }: MenuTextProps) {
  return (
    <>
      <span id={id}>{label}</span>{' '}
      <span className={chosen === '' ? 'visually-hidden' : classes.chosen}>{chosen === '' ? 'Qualsiasi' : chosen}</span>
      <IconChevronDown aria-hidden size={16} />
    </>
  );
}
