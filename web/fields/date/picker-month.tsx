import type { CivilDate } from '#contracts/kernel/civil-date';
import { monthAndYear } from '#contracts/kernel/italian-format';
import { firstOfMonth, monthWeeks, startOfRomeDay } from '#contracts/kernel/rome-time';
import classes from '#web/fields/date/month-picker.module.css';
import { MonthTable, useMonthFocus } from '#web/ui/month-grid/month-table.tsx';

interface PickerMonthProps {
  readonly day: CivilDate | undefined;
  /** The first day of the month shown. */
  readonly month: CivilDate;
  readonly today: CivilDate;
  readonly min: CivilDate;
  readonly max: CivilDate;
  readonly takesFocus: boolean;
  readonly onPick: (day: CivilDate) => void;
  readonly onMonth: (month: CivilDate) => void;
}

/** The days of a month, each a button that picks it. */
export function PickerMonth({ day, month, today, min, max, takesFocus, onPick, onMonth }: PickerMonthProps) {
  const isOut = (date: CivilDate) => date < min || date > max;
  const candidates = [day, today].filter((date) => date && !isOut(date));
  const focus = useMonthFocus({ month, candidates, min, max, onMonth, takesFocus });
  return (
    <MonthTable
      label="Giorni del mese"
      focus={focus}
      weeks={monthWeeks(month).map((week) => week.map((date) => ({ date })))}
      className={classes.grid}
      weekdayClassName={classes.weekday}
    >
      {({ date }) => (
        // biome-ignore lint/a11y/useAriaPropsSupportedByRole: in a table that is a grid a td is a gridcell
        <td key={date} aria-selected={date === day}>
          <button
            type="button"
            data-day={date}
            data-mantine-stop-propagation
            data-outside={firstOfMonth(date) !== month || undefined}
            tabIndex={date === focus.tabStop ? 0 : -1}
            disabled={isOut(date)}
            aria-label={`${Number(date.slice(8))} ${monthAndYear(startOfRomeDay(date))}`}
            aria-current={date === today ? 'date' : undefined}
            className={classes.choice}
            onClick={() => onPick(date)}
            onKeyDown={(event) => focus.onDayKeyDown(event, date)}
          >
            {Number(date.slice(8))}
          </button>
        </td>
      )}
    </MonthTable>
  );
}
