import { ActionIcon, Button, Group, Title } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import classes from '#web/features/appointments/calendar/period-toolbar.module.css';

interface PeriodToolbarProps {
  /** The period shown, such as `novembre 2026`. */
  readonly title: string;
  readonly previousLabel: string;
  readonly nextLabel: string;
  /** Goes one period back (-1) or forward (1). */
  readonly onMove: (periods: -1 | 1) => void;
  readonly onToday: () => void;
}

/** The name of the period shown, with buttons to the previous and next one and to today. */
export function PeriodToolbar({ title, previousLabel, nextLabel, onMove, onToday }: PeriodToolbarProps) {
  return (
    <Group justify="space-between" gap="sm">
      <Title order={2} size="h3" aria-live="polite" className={classes.period}>
        {title}
      </Title>
      <Group gap="xs" wrap="nowrap">
        <ActionIcon variant="default" size="lg" aria-label={previousLabel} onClick={() => onMove(-1)}>
          <IconChevronLeft aria-hidden size={20} />
        </ActionIcon>
        <Button variant="default" size="compact-md" onClick={onToday}>
          Oggi
        </Button>
        <ActionIcon variant="default" size="lg" aria-label={nextLabel} onClick={() => onMove(1)}>
          <IconChevronRight aria-hidden size={20} />
        </ActionIcon>
      </Group>
    </Group>
  );
}
