import type { KeyboardEvent, ReactNode } from 'react';
import type { CivilDate } from '#contracts/kernel/civil-date';
import { firstOfMonth } from '#contracts/kernel/rome-time';
import { dayAfterKey } from '#web/ui/month-grid/day-after-key';
import { type RovingFocus, useRovingFocus } from '#web/ui/month-grid/use-roving-focus';

interface MonthFocusOptions {
  /** The first day of the month shown. */
  readonly month: CivilDate;
  /** The tab stop is the first day in the month among the one focused last and these; else the first of the month. */
  readonly candidates: readonly (CivilDate | undefined)[];
  /** The days that the keys stop at. */
  readonly min?: CivilDate | undefined;
  readonly max?: CivilDate | undefined;
  /** Shows another month, which a key has led to. */
  readonly onMonth: (month: CivilDate) => void;
  readonly takesFocus?: boolean;
}

interface MonthFocus extends RovingFocus<CivilDate> {
  readonly onDayKeyDown: (event: KeyboardEvent, day: CivilDate) => void;
}

/** Roving focus in a month, with keys that also lead into other months. */
export function useMonthFocus({ month, candidates, min, max, onMonth, takesFocus }: MonthFocusOptions): MonthFocus {
  const within = (day: CivilDate) => (min && day < min ? min : max && day > max ? max : day);
  const roving = useRovingFocus<CivilDate>({
    tabStopWith: (last) => [last, ...candidates].find((day) => day && firstOfMonth(day) === month) ?? within(month),
    selectorOf: (day) => `[data-day="${day}"]`,
    takesFocus: takesFocus ?? false,
  });
  const onDayKeyDown = (event: KeyboardEvent, day: CivilDate) => {
    const led = dayAfterKey(roving.keyStart(day), event);
    if (!led || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    const next = within(led);
    roving.focusCell(next);
    if (firstOfMonth(next) !== month) onMonth(firstOfMonth(next));
  };
  return { ...roving, onDayKeyDown };
}

interface MonthTableProps<Day> {
  readonly label: string;
  readonly focus: MonthFocus;
  /** Monday first. */
  readonly weeks: readonly (readonly Day[])[];
  readonly className: string | undefined;
  readonly weekdayClassName: string | undefined;
  /** Draws a day as a `td` whose button has the `data-day`, the tab stop and the keys of `useMonthFocus`. */
  readonly children: (day: Day) => ReactNode;
}

const weekdays = [
  ['Lun', 'lunedì'],
  ['Mar', 'martedì'],
  ['Mer', 'mercoledì'],
  ['Gio', 'giovedì'],
  ['Ven', 'venerdì'],
  ['Sab', 'sabato'],
  ['Dom', 'domenica'],
] as const;

/** A month as an ARIA grid of weeks under the names of the weekdays. */
export function MonthTable<Day extends { readonly date: CivilDate }>(props: MonthTableProps<Day>) {
  const { label, focus, weeks, className, weekdayClassName, children } = props;
  return (
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a calendar is a grid (ARIA pattern), and a table keeps its headers
    <table role="grid" aria-label={label} ref={focus.grid} className={className}>
      <thead>
        <tr>
          {weekdays.map(([short, long]) => (
            <th key={short} scope="col" abbr={long} className={weekdayClassName}>
              {short}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]?.date}>{week.map(children)}</tr>
        ))}
      </tbody>
    </table>
  );
}
