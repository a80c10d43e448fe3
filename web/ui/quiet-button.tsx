import { Button } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import type { ReactNode } from 'react';

interface QuietButtonProps {
  readonly icon: Icon;
  /** The id of the element that describes what the button concerns. */
  readonly describedBy?: string | undefined;
  readonly loading?: boolean;
  /** That of the text it stands in; small by default. */
  readonly size?: 'compact-sm' | 'compact-md';
  readonly onPress: () => void;
  readonly children: ReactNode;
}

/** A button that looks like a link with an icon, beside something more important. */
export function QuietButton(props: QuietButtonProps) {
  const { icon: Mark, describedBy, loading = false, size = 'compact-sm', onPress, children } = props;
  return (
    <Button
      variant="transparent"
      c="var(--mantine-color-anchor)"
      fw={400}
      size={size}
      h="auto"
      px={0}
      py="xs"
      w="fit-content"
      leftSection={<Mark aria-hidden size={18} />}
      aria-describedby={describedBy}
      loading={loading}
      onClick={onPress}
    >
      {children}
    </Button>
  );
}
