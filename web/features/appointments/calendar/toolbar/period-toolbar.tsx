import { ActionIcon, Button, Group, Title } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import type { ReactNode, RefObject } from 'react';
import type { CalendarPeriod } from '#web/features/appointments/calendar/toolbar/calendar-period';
import classes from '#web/features/appointments/calendar/toolbar/period-toolbar.module.css';
import { useIsPhone } from '#web/ui/use-is-phone';

interface PeriodToolbarProps {
  readonly period: CalendarPeriod;
  /** Goes one period back (-1) or forward (1). */
  readonly onMove: (periods: -1 | 1) => void;
  readonly onToday: () => void;
  readonly heading?: RefObject<HTMLHeadingElement | null>;
  /** What else belongs into the row. */
  readonly children?: ReactNode;
}

/** One row: the period shown, with buttons to the previous and next one and to today, and what else belongs to it. */
export function PeriodToolbar({ period, onMove, onToday, heading, children }: PeriodToolbarProps) {
  const { title, shortTitle, arrows } = period;
  const isPhone = useIsPhone();
  return (
    <div className={classes.room}>
      <div className={classes.toolbar}>
        <Title order={2} size="h4" ref={heading} tabIndex={-1} aria-live="polite" className={classes.period}>
          {isPhone ? shortTitle : title}
        </Title>
        <Group gap="xs" wrap="nowrap" className={classes.moves}>
          {arrows && (
            <ActionIcon variant="default" size={36} aria-label={arrows.previous} onClick={() => onMove(-1)}>
              <IconChevronLeft aria-hidden size={20} />
            </ActionIcon>
          )}
          <Button variant="default" size="compact-md" className={classes.today} onClick={onToday}>
            Oggi
          </Button>
          {arrows && (
            <ActionIcon variant="default" size={36} aria-label={arrows.next} onClick={() => onMove(1)}>
              <IconChevronRight aria-hidden size={20} />
            </ActionIcon>
          )}
        </Group>
        {children}
      </div>
    </div>
  );
}
