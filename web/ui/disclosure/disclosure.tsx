import { UnstyledButton } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { type ReactNode, useId, useState } from 'react';
import classes from '#web/ui/disclosure/disclosure.module.css';

interface DisclosureProps {
  readonly label: ReactNode;
  readonly children: ReactNode;
}

/** A line that opens its explanation below itself, by pointer or key; nothing floats over the page. */
export function Disclosure({ label, children }: DisclosureProps) {
  const [isOpen, setOpen] = useState(false);
  const panel = useId();
  return (
    <div>
      <UnstyledButton
        className={classes.button}
        aria-expanded={isOpen}
        aria-controls={panel}
        onClick={() => setOpen(!isOpen)}
      >
        <span className={classes.label}>{label}</span>
        <IconChevronDown aria-hidden size={16} className={classes.chevron} />
      </UnstyledButton>
      <div id={panel} hidden={!isOpen} className={classes.panel}>
        {children}
      </div>
    </div>
  );
}
