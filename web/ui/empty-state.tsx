import { Box, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';

interface EmptyStateProps {
  /** A line drawing from `web/ui/drawings`, hidden from screen readers. */
  readonly drawing?: ReactNode;
  readonly title: string;
  readonly children?: ReactNode;
  /** A single button or link. */
  readonly action?: ReactNode;
}

/** An empty region: what will appear here, and one way on. */
export function EmptyState({ drawing, title, children, action }: EmptyStateProps) {
  return (
    <Stack align="center" gap="sm" py="xl" px="md" ta="center" maw={520} mx="auto" style={{ overflowWrap: 'anywhere' }}>
      {drawing}
      <Text fw={600} size="lg">
        {title}
      </Text>
      {children && <Text c="dimmed">{children}</Text>}
      {action && <Box mt="xs">{action}</Box>}
    </Stack>
  );
}
