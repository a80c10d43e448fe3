import { UnstyledButton } from '@mantine/core';
import type { ReactNode } from 'react';

interface TextButtonProps {
  readonly onPress: () => void;
  /** In the head of a record's row: the whole row is pressed. */
  readonly opensRow?: boolean;
  readonly children: ReactNode;
}

/** A button within a text that looks like a link and does something instead of leading somewhere. */
export function TextButton({ onPress, opensRow, children }: TextButtonProps) {
  return (
    <UnstyledButton
      fz="inherit"
      lh="inherit"
      c="var(--mantine-color-anchor)"
      td="underline"
      data-opens-row={opensRow || undefined}
      onClick={onPress}
    >
      {children}
    </UnstyledButton>
  );
}
