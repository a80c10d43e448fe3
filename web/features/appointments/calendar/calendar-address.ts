import { type CivilDate, civilDateFrom } from '#contracts/kernel/civil-date';
import { instantFromMs } from '#contracts/kernel/instant';
import { firstOfMonth, romeDate, startOfRomeDay } from '#contracts/kernel/rome-time';

/** Filters the calendar: all appointments, those the user created, or those others created. */
export type OwnerFilter = 'all' | 'own' | 'others';

/** How the calendar is shown: a month of days, a week or a day by the hour, or a list by days. */
export type CalendarView = 'month' | 'week' | 'day' | 'agenda';

const allViews = ['month', 'week', 'day', 'agenda'] as const;

/**
 * The views each user type may choose: patients have few appointments and create none by the hour. On a phone the day
 * shows its week above itself.
 */
export function viewsOf(reader: 'patient' | 'professional', isPhone: boolean): readonly CalendarView[] {
  if (reader === 'patient') return ['month', 'agenda'];
  return allViews.filter((view) => !isPhone || view !== 'week');
}

/** What the address says about the calendar. */
export interface CalendarAddress {
  /** The first day of the month shown. */
  readonly month: CivilDate;
  readonly day: CivilDate | undefined;
  readonly owner: OwnerFilter;
  /** The view; undefined when the address names no existing one. */
  readonly view: CalendarView | undefined;
}

const latestMonthMs = Date.UTC(2200, 0, 1);

/**
 * Reads the address. Missing or invalid values become the chosen day's month or else the current one, no day, all
 * appointments and no view.
 */
export function calendarAddress(parameters: URLSearchParams, today: CivilDate): CalendarAddress {
  const owner = parameters.get('users');
  const day = civilDateFrom(parameters.get('day') ?? '');
  return {
    month: firstOfMonth(monthSaid(parameters.get('calendar')) ?? day ?? today),
    day,
    owner: owner === 'own' || owner === 'others' ? owner : 'all',
    view: allViews.find((view) => view === parameters.get('view')),
  };
}

/**
 * The view to show: the one in the address if the user may choose it, otherwise the month, or the list on a phone,
 * where a week is shown day by day.
 */
export function visibleView(
  { view }: Pick<CalendarAddress, 'view'>,
  reader: 'patient' | 'professional',
  isPhone: boolean,
): CalendarView {
  const views = viewsOf(reader, isPhone);
  if (view && views.includes(view)) return view;
  if (view === 'week' && views.includes('day')) return 'day';
  return isPhone ? 'agenda' : 'month';
}

/** The day from which week, day and agenda start: the chosen one, else today if in the month, else its first day. */
export function visibleDay({ day, month }: Pick<CalendarAddress, 'day' | 'month'>, today: CivilDate): CivilDate {
  return day ?? (firstOfMonth(today) === month ? today : month);
}

/** The value of the parameter `calendar` for a month: its first midnight in Rome, in milliseconds since the epoch. */
export function monthParameter(month: CivilDate): string {
  return String(startOfRomeDay(firstOfMonth(month)));
}

function monthSaid(text: string | null): CivilDate | undefined {
  if (text === null || !/^\d{1,14}$/.test(text)) return undefined;
  const ms = Number(text);
  return ms < latestMonthMs ? romeDate(instantFromMs(ms)) : undefined;
}
