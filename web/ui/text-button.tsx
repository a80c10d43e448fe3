import { UnstyledButton } from '@mantine/core';
import type { ReactNode } from 'react';

/** Words in a text that do something when pressed: a button that looks like a link, since it leads nowhere. */
export function TextButton({ onPress, children }: { readonly onPress: () => void; readonly children: ReactNode }) {
  return (
    <UnstyledButton fz="inherit" lh="inherit" c="var(--mantine-color-anchor)" td="underline" onClick={onPress}>
      {children}
    </UnstyledButton>
  );
}
