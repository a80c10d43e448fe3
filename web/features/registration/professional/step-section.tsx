import { Stack, Text, Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';

interface StepSectionProps {
  readonly title: string;
  /** What to know before filling in the fields. */
  readonly note?: ReactNode;
  readonly children: ReactNode;
}

/** Fields of a step that belong together. */
export function StepSection({ title, note, children }: StepSectionProps) {
  const heading = useId();
  return (
    <Stack component="section" gap="md" aria-labelledby={heading}>
      <div>
        <Title order={2} size="h4" id={heading}>
          {title}
        </Title>
        {note && (
          <Text size="sm" c="dimmed" mt={4}>
            {note}
          </Text>
        )}
      </div>
      {children}
    </Stack>
  );
}
