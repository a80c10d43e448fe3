import '@mantine/core/styles/FloatingIndicator.layer.css';
import '@mantine/core/styles/SegmentedControl.layer.css';
import { Group, SegmentedControl, Text } from '@mantine/core';
import { useId } from 'react';
import type { OwnerFilter as Owner } from '#web/features/appointments/calendar/calendar-address';

interface OwnerFilterProps {
  readonly owner: Owner;
  readonly onOwner: (owner: Owner) => void;
}

export const ownerNames: Readonly<Record<Owner, string>> = { all: 'Tutti', own: 'Miei', others: 'Di altri' };

const choices = (['all', 'own', 'others'] as const).map((value) => ({ value, label: ownerNames[value] }));

/** Filters the calendar by who created the appointments. */
export function OwnerFilter({ owner, onOwner }: OwnerFilterProps) {
  const label = useId();
  return (
    <Group gap="xs">
      <Text id={label} size="sm" c="dimmed">
        Appuntamenti
      </Text>
      <SegmentedControl aria-labelledby={label} size="sm" data={choices} value={owner} onChange={onOwner} />
    </Group>
  );
}
