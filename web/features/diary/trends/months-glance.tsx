import type { MoodDay } from '#contracts/diary/diary.api';
import { type CivilDate, italianDate } from '#contracts/kernel/civil-date';
import { monthAndYear } from '#contracts/kernel/italian-format';
import { firstOfMonth, monthWeeks, shiftMonths, startOfRomeDay } from '#contracts/kernel/rome-time';
import { MoodMark } from '#web/features/diary/moods/mood-mark.tsx';
import classes from '#web/features/diary/trends/months-glance.module.css';

interface MonthsGlanceProps {
  readonly days: readonly MoodDay[];
  readonly first: CivilDate;
  readonly today: CivilDate;
}

/** How many marks a day shows; of more it shows one less, and the number of the others. */
const mostMarks = 4;

/**
 * The months of a period at a glance, newest first: each day with the marks of its moods. Days before the period are
 * left out: without marks they would seem to be days without a note.
 */
export function MonthsGlance({ days, first, today }: MonthsGlanceProps) {
  const moodsOf = new Map(days.map(({ date, moods }) => [date, moods]));
  const months: CivilDate[] = [];
  for (let month = firstOfMonth(today); month >= firstOfMonth(first); month = shiftMonths(month, -1))
    months.push(month);
  return (
    <div className={classes.months}>
      {months.map((month) => (
        <table key={month} className={classes.month}>
          <caption className={classes.name}>{monthAndYear(startOfRomeDay(month))}</caption>
          <thead>
            <tr>
              {weekdays.map(([short, long]) => (
                <th key={long} scope="col" abbr={long}>
                  {short}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {monthWeeks(month)
              .map((week) => week.map((day) => (firstOfMonth(day) === month && day >= first ? day : null)))
              .filter((week) => week.some((day) => day !== null))
              .map((week) => (
                <tr key={week.find((day) => day !== null)}>
                  {week.map((day, at) => (
                    <td key={weekdays[at]?.[1]} data-today={day === today || undefined}>
                      {day && <Day day={day} moods={moodsOf.get(day) ?? []} />}
                    </td>
                  ))}
                </tr>
              ))}
          </tbody>
        </table>
      ))}
    </div>
  );
}

const weekdays = [
  ['L', 'lunedì'],
  ['M', 'martedì'],
  ['M', 'mercoledì'],
  ['G', 'giovedì'],
  ['V', 'venerdì'],
  ['S', 'sabato'],
  ['D', 'domenica'],
] as const;

interface DayProps {
  readonly day: CivilDate;
  readonly moods: readonly string[];
}

/** A day of the month: its number, and below it a mark for each mood, in the order they were noted. */
function Day({ day, moods }: DayProps) {
  const inOrder = moods.toReversed();
  const shown = inOrder.length > mostMarks ? inOrder.slice(0, mostMarks - 1) : inOrder;
  const others = inOrder.length - shown.length;
  return (
    <span className={classes.day} title={moods.length > 0 ? `${italianDate(day)}: ${inOrder.join(', ')}` : undefined}>
      <span className={classes.number}>{Number(day.slice(8))}</span>
      {moods.length > 0 && <span className="visually-hidden"> {inOrder.join(', ')}</span>}
      <span className={classes.marks} aria-hidden>
        {shown.map((mood, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same mood may stand twice, and nothing is moved
          <MoodMark key={`${at} ${mood}`} mood={mood} size={12} />
        ))}
        {others > 0 && <span className={classes.others}>{`+${others}`}</span>}
      </span>
    </span>
  );
}
