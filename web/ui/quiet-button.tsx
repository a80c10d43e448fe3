import { Button } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import type { ReactNode } from 'react';

interface QuietButtonProps {
  readonly icon: Icon;
  /** The id of the element that describes what the button concerns. */
  readonly describedBy?: string | undefined;
  readonly loading?: boolean;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

/** A button without a frame, beside something more important. */
export function QuietButton({ icon: Mark, describedBy, loading = false, onPress, children }: QuietButtonProps) {
  return (
    <Button
      variant="transparent"
      size="compact-sm"
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
