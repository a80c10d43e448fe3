import { ActionIcon, Button, Group, Title } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import type { CivilDate } from '#contracts/kernel/civil-date';
import { monthAndYear } from '#contracts/kernel/italian-format';
import { shiftMonths, startOfRomeDay } from '#contracts/kernel/rome-time';
import classes from '#web/features/appointments/month-toolbar.module.css';

interface MonthToolbarProps {
  readonly month: CivilDate;
  readonly today: CivilDate;
  readonly onMonth: (month: CivilDate) => void;
}

/** The month's name and the ways to another one (CAL-04, CAL-05). */
export function MonthToolbar({ month, today, onMonth }: MonthToolbarProps) {
  return (
    <Group justify="space-between" gap="sm">
      <Title order={2} size="h3" aria-live="polite" className={classes.month}>
        {monthAndYear(startOfRomeDay(month))}
      </Title>
      <Group gap="xs" wrap="nowrap">
        <ActionIcon
          variant="default"
          size="lg"
          aria-label="Mese precedente"
          onClick={() => onMonth(shiftMonths(month, -1))}
        >
          <IconChevronLeft aria-hidden size={20} />
        </ActionIcon>
        <Button variant="default" size="compact-md" onClick={() => onMonth(today)}>
          Oggi
        </Button>
        <ActionIcon
          variant="default"
          size="lg"
          aria-label="Mese successivo"
          onClick={() => onMonth(shiftMonths(month, 1))}
        >
          <IconChevronRight aria-hidden size={20} />
        </ActionIcon>
      </Group>
    </Group>
  );
}
