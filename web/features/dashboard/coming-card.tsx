import { Badge, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';

interface ComingCardProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** The place of something that is not built yet, and says so. */
export function ComingCard({ title, children }: ComingCardProps) {
  const name = useId();
  return (
    <Paper component="section" aria-labelledby={name} p="lg" radius="lg" withBorder>
      <Stack gap="xs">
        <Group gap="sm">
          <Title order={2} size="h4" id={name}>
            {title}
          </Title>
          <Badge variant="light" color="gray" tt="none">
            In arrivo
          </Badge>
        </Group>
        <Text size="sm" c="dimmed">
          {children}
        </Text>
      </Stack>
    </Paper>
  );
}
