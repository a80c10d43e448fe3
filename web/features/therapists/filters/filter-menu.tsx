import { Popover, UnstyledButton } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { type ReactNode, useId, useState } from 'react';
import classes from '#web/features/therapists/filters/filter-form.module.css';
import { useLazyModule } from '#web/ui/use-lazy-module';

const loadChoices = () => import('#web/features/therapists/filters/filter-choices.tsx');

interface FilterMenuProps {
  readonly label: string;
  /** The chosen values in words; empty when any will do. */
  readonly chosen: string;
  /** The choices, drawn with what is loaded when a menu is first opened. */
  readonly children: (kinds: Awaited<ReturnType<typeof loadChoices>>) => ReactNode;
}

/** Keeps Esc, which closes the menu, from closing the dialog around it too. */
const keepsDialog = { 'data-mantine-stop-propagation': true };

/** A button with the name of a filter and what was chosen, which opens the choices below it. */
export function FilterMenu({ label, chosen, children }: FilterMenuProps) {
  const [isOpen, setOpen] = useState(false);
  const { module, load } = useLazyModule(loadChoices);
  const id = useId();
  const open = () => {
    const { activeElement } = document;
    // Whoever has gone on meanwhile is not called back.
    void load(() => setOpen(document.activeElement === activeElement));
  };
  return (
    <Popover withinPortal={false} trapFocus returnFocus position="bottom-start" opened={isOpen} onChange={setOpen}>
      <Popover.Target>
        <UnstyledButton
          className={classes.menu}
          data-chosen={chosen !== '' || undefined}
          {...(isOpen ? keepsDialog : {})}
          onClick={() => (isOpen ? setOpen(false) : open())}
        >
          <MenuText id={id} label={label} chosen={chosen} />
        </UnstyledButton>
      </Popover.Target>
      <Popover.Dropdown aria-labelledby={id} className={classes.options} {...keepsDialog}>
        {module && children(module)}
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
