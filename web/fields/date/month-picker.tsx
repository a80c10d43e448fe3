import { ActionIcon, Button, Group, Text } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useState } from 'react';
import { type CivilDate, civilDate } from '#contracts/kernel/civil-date';
import { monthAndYear, shortMonth } from '#contracts/kernel/italian-format';
import { firstOfMonth, startOfRomeDay } from '#contracts/kernel/rome-time';
import classes from '#web/fields/date/month-picker.module.css';
import { PeriodGrid } from '#web/fields/date/period-grid.tsx';
import { PickerMonth } from '#web/fields/date/picker-month.tsx';
import { useToday } from '#web/ui/use-today';

interface MonthPickerProps {
  readonly day: CivilDate | undefined;
  readonly min: CivilDate | undefined;
  readonly max: CivilDate | undefined;
  readonly defaultMonth: CivilDate | undefined;
  readonly onPick: (day: CivilDate) => void;
  /** Called on Escape. */
  readonly onClose: () => void;
}

/** A calendar to pick a day from. Without a chosen day, a month far away is reached by its year, not month by month. */
export function MonthPicker({ day, defaultMonth, onPick, onClose, ...limits }: MonthPickerProps) {
  const { min = civilDate(1000, 1, 1), max = civilDate(9999, 12, 31) } = limits;
  const today = useToday();
  const within = (date: CivilDate) => firstOfMonth(date < min ? min : date > max ? max : date);
  const [level, setLevel] = useState<Level>(day || !defaultMonth ? 'days' : 'years');
  const [month, setMonth] = useState(() => within(day ?? defaultMonth ?? today));
  // A pressed button disappears with its level: the focus moves to the next level.
  const [takesFocus, setTakesFocus] = useState(false);

  const { months, upper, title, labels } = levels[level];
  const open = (next: Level, shown: CivilDate) => {
    setTakesFocus(true);
    setLevel(next);
    setMonth(within(shown));
  };
  const pageOf = (date: CivilDate) => Math.floor(monthNumber(date) / months);
  const arrow = (pages: -1 | 1) => {
    const isLast = pageOf(month) === pageOf(pages < 0 ? min : max);
    const Icon = pages < 0 ? IconChevronLeft : IconChevronRight;
    return (
      <ActionIcon
        variant="subtle"
        size="lg"
        data-mantine-stop-propagation
        aria-label={labels[pages < 0 ? 0 : 1]}
        aria-disabled={isLast}
        data-disabled={isLast}
        onClick={() => setMonth(within(monthOf(monthNumber(month) + pages * months)))}
      >
        <Icon aria-hidden size={20} />
      </ActionIcon>
    );
  };
  const shared = { today, min, max, takesFocus };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes the picker from any of its buttons
    <div className={classes.picker} onKeyDown={({ key }) => key === 'Escape' && onClose()}>
      <Group gap="xs" wrap="nowrap" justify="space-between">
        {arrow(-1)}
        <div aria-live="polite">
          {upper ? (
            <Button variant="subtle" size="compact-md" data-mantine-stop-propagation onClick={() => open(upper, month)}>
              {title(month)}
            </Button>
          ) : (
            <Text fw={600}>{title(month)}</Text>
          )}
        </div>
        {arrow(1)}
      </Group>
      {level === 'days' && <PickerMonth {...shared} day={day} month={month} onPick={onPick} onMonth={setMonth} />}
      {level === 'months' && (
        <PeriodGrid
          key={level}
          {...shared}
          label="Mesi"
          count={12}
          numberOf={monthNumber}
          nameOf={(number) => shortMonth(monthOf(number))}
          month={month}
          day={day}
          onPick={(number) => open('days', monthOf(number))}
          onShow={(number) => setMonth(monthOf(number))}
        />
      )}
      {level === 'years' && (
        <PeriodGrid
          key={level}
          {...shared}
          label="Anni"
          count={10}
          numberOf={yearOf}
          nameOf={String}
          month={month}
          day={day}
          onPick={(year) => open('months', inYear(year, month))}
          onShow={(year) => setMonth(within(inYear(year, month)))}
        />
      )}
    </div>
  );
}

type Level = 'days' | 'months' | 'years';

interface LevelTexts {
  /** How many months the level shows. */
  readonly months: number;
  readonly upper?: Level;
  readonly title: (month: CivilDate) => string;
  readonly labels: readonly [previous: string, next: string];
}

const levels: Readonly<Record<Level, LevelTexts>> = {
  days: {
    months: 1,
    upper: 'months',
    title: (month) => monthAndYear(startOfRomeDay(month)),
    labels: ['Mese precedente', 'Mese successivo'],
  },
  months: {
    months: 12,
    upper: 'years',
    title: (month) => String(yearOf(month)),
    labels: ['Anno precedente', 'Anno successivo'],
  },
  years: {
    months: 120,
    title: (month) => `${decadeOf(month)} – ${decadeOf(month) + 9}`,
    labels: ['Decennio precedente', 'Decennio successivo'],
  },
};

function yearOf(date: CivilDate): number {
  return Number(date.slice(0, 4));
}

function decadeOf(date: CivilDate): number {
  return yearOf(date) - (yearOf(date) % 10);
}

/** Months counted from the year 0. */
function monthNumber(date: CivilDate): number {
  return yearOf(date) * 12 + Number(date.slice(5, 7)) - 1;
}

function monthOf(number: number): CivilDate {
  return civilDate(Math.floor(number / 12), (number % 12) + 1, 1);
}

function inYear(year: number, month: CivilDate): CivilDate {
  return civilDate(year, Number(month.slice(5, 7)), 1);
}
