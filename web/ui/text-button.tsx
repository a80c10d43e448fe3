import { UnstyledButton } from '@mantine/core';
import type { ReactNode } from 'react';

/** A button within a text that looks like a link and does something instead of leading somewhere. */
export function TextButton({ onPress, children }: { readonly onPress: () => void; readonly children: ReactNode }) {
  return (
    <UnstyledButton fz="inherit" lh="inherit" c="var(--mantine-color-anchor)" td="underline" onClick={onPress}>
      {children}
    </UnstyledButton>
  );
}
