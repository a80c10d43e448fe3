import { Popover, Stack } from '@mantine/core';
import type { ReactElement, ReactNode } from 'react';
import { useHistoryStep } from '#web/ui/dialogs/dialog-history';
import classes from '#web/ui/more-actions/more-panel.module.css';
import { inRoom } from '#web/ui/popover-in-room';
import { useIsPhone } from '#web/ui/use-is-phone';

interface MorePanelProps {
  readonly label: string;
  readonly button: ReactElement;
  readonly isOpen: boolean;
  readonly onOpen: (isOpen: boolean) => void;
  readonly onBack: () => void;
  readonly children: ReactNode;
}

/** What '⋯' opens, around its button. On a phone, where Back is at hand, Back closes it. */
export function MorePanel({ label, button, isOpen, onOpen, onBack, children }: MorePanelProps) {
  const isPhone = useIsPhone();
  useHistoryStep(isOpen && isPhone, onBack);
  return (
    <Popover
      opened={isOpen}
      onChange={onOpen}
      position="bottom-end"
      middlewares={inRoom}
      shadow="md"
      transitionProps={{ duration: 0 }}
      trapFocus
    >
      <Popover.Target>{button}</Popover.Target>
      <Popover.Dropdown aria-label={label} className={classes.panel}>
        <Stack gap="xs" align="stretch">
          {children}
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
}
