import { ActionIcon } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLazyModule } from '#web/ui/use-lazy-module';

const importPanel = () => import('#web/ui/more-actions/more-panel.tsx');

interface MoreActionsProps {
  /** The name of the button and of what it opens. */
  readonly label: string;
  /** The id of the element that says what the actions concern. */
  readonly describedBy?: string | undefined;
  /**
   * The actions. One that leads elsewhere runs through `leave`: what is open closes first, and the focus is on the
   * button again, to which a dialog gives it back.
   */
  readonly children: (leave: (action: () => void) => void) => ReactNode;
}

/** The button '⋯' for what is needed less often. Tab walks through what it opens, Esc closes it. */
export function MoreActions({ label, describedBy, children }: MoreActionsProps) {
  const { module, load } = useLazyModule(importPanel);
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const open = () =>
    load(() => {
      // The panel comes around the button, which is then a new one.
      button.current?.focus();
      setOpen(true);
    });
  const leave = (action: () => void) => {
    flushSync(() => setOpen(false));
    button.current?.focus();
    action();
  };
  const face = (
    <ActionIcon
      ref={button}
      variant="subtle"
      color="gray"
      size={40}
      aria-label={label}
      aria-describedby={describedBy}
      onClick={() => (isOpen ? setOpen(false) : void open())}
    >
      <IconDots aria-hidden size={22} />
    </ActionIcon>
  );
  if (!module) return face;
  return (
    <module.MorePanel
      label={label}
      button={face}
      isOpen={isOpen}
      onOpen={setOpen}
      onBack={() => leave(() => undefined)}
    >
      {children(leave)}
    </module.MorePanel>
  );
}
