import type { KeyboardEvent } from 'react';
import type { CivilDate } from '#contracts/kernel/civil-date';
import classes from '#web/fields/date/month-picker.module.css';
import { useRovingFocus } from '#web/ui/month-grid/use-roving-focus';

interface PeriodGridProps {
  readonly label: string;
  /** How many periods are shown: the twelve months of a year, or the ten years of a decade. */
  readonly count: number;
  /** The number of a date's period, such as its year; consecutive periods have consecutive numbers. */
  readonly numberOf: (date: CivilDate) => number;
  readonly nameOf: (period: number) => string;
  /** The month that was shown; its period is the first tab stop. */
  readonly month: CivilDate;
  readonly day: CivilDate | undefined;
  readonly today: CivilDate;
  readonly min: CivilDate;
  readonly max: CivilDate;
  readonly takesFocus: boolean;
  readonly onPick: (period: number) => void;
  /** Shows another year or decade, which a key has led to. */
  readonly onShow: (period: number) => void;
}

const columns = 3;

/** The months of a year or the years of a decade as an ARIA grid with roving focus. */
export function PeriodGrid(props: PeriodGridProps) {
  const { label, count, numberOf, nameOf, month, day, today, takesFocus, onPick, onShow } = props;
  const [shown, min, max] = [numberOf(month), numberOf(props.min), numberOf(props.max)];
  const first = shown - (shown % count);
  const isShown = (period: number) => first <= period && period < first + count;
  const { grid, tabStop, focusCell, keyStart } = useRovingFocus<number>({
    tabStopWith: (last) => (last !== undefined && isShown(last) ? last : shown),
    selectorOf: (period) => `[data-period="${period}"]`,
    takesFocus,
  });
  const onKeyDown = (event: KeyboardEvent, period: number) => {
    const move = moves.get(event.key);
    if (!move || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    const next = Math.min(Math.max(move(keyStart(period), count), min), max);
    focusCell(next);
    if (!isShown(next)) onShow(next);
  };
  const rows = Array.from({ length: Math.ceil(count / columns) }, (_, row) => first + row * columns);
  return (
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: periods side by side are a grid (ARIA pattern)
    <table role="grid" aria-label={label} ref={grid} className={classes.grid}>
      <tbody>
        {rows.map((start) => (
          <tr key={start}>
            {[start, start + 1, start + 2].filter(isShown).map((period) => (
              // biome-ignore lint/a11y/useAriaPropsSupportedByRole: in a table that is a grid a td is a gridcell
              <td key={period} aria-selected={day !== undefined && period === numberOf(day)}>
                <button
                  type="button"
                  data-period={period}
                  data-mantine-stop-propagation
                  tabIndex={period === tabStop ? 0 : -1}
                  disabled={period < min || period > max}
                  aria-current={period === numberOf(today) ? 'date' : undefined}
                  className={classes.choice}
                  onClick={() => onPick(period)}
                  onKeyDown={(event) => onKeyDown(event, period)}
                >
                  {nameOf(period)}
                </button>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const moves = new Map<string, (period: number, count: number) => number>([
  ['ArrowLeft', (period) => period - 1],
  ['ArrowRight', (period) => period + 1],
  ['ArrowUp', (period) => period - columns],
  ['ArrowDown', (period) => period + columns],
  ['Home', (period, count) => period - (period % count)],
  ['End', (period, count) => period - (period % count) + count - 1],
  ['PageUp', (period, count) => period - count],
  ['PageDown', (period, count) => period + count],
]);
