import { type CivilDate, civilDateFrom } from '#contracts/kernel/civil-date';
import { instantFromMs } from '#contracts/kernel/instant';
import { firstOfMonth, romeDate, startOfRomeDay } from '#contracts/kernel/rome-time';

/** Whose appointments the calendar shows: everybody's, those the reader created, those others created (CAL-09). */
export type OwnerFilter = 'all' | 'own' | 'others';

/** How the calendar is shown: a month of days, seven days or one by the hour, or a list by days. */
export type CalendarView = 'month' | 'week' | 'day' | 'agenda';

/** The views a reader may choose from: patients have few appointments, and none to place by the hour. */
export const viewsOf: Readonly<Record<'patient' | 'professional', readonly CalendarView[]>> = {
  patient: ['month', 'agenda'],
  professional: ['month', 'week', 'day', 'agenda'],
};

/** What the address says of the calendar. */
export interface CalendarAddress {
  /** The first day of the month shown. */
  readonly month: CivilDate;
  readonly day: CivilDate | undefined;
  readonly owner: OwnerFilter;
  /** The view, undefined when the address names none that there is. */
  readonly view: CalendarView | undefined;
}

const latestMonthMs = Date.UTC(2200, 0, 1);

/**
 * Reads the address. What it does not say, or says senselessly, is the chosen day's month or the current one, no day,
 * everybody, no view (CAL-06, CAL-07).
 */
export function calendarAddress(parameters: URLSearchParams, today: CivilDate): CalendarAddress {
  const owner = parameters.get('users');
  const day = civilDateFrom(parameters.get('day') ?? '');
  return {
    month: firstOfMonth(monthSaid(parameters.get('calendar')) ?? day ?? today),
    day,
    owner: owner === 'own' || owner === 'others' ? owner : 'all',
    view: viewsOf.professional.find((view) => view === parameters.get('view')),
  };
}

/** The view to show: the one the address names if the reader has it, else the month, on a phone the list. */
export function visibleView(
  { view }: Pick<CalendarAddress, 'view'>,
  reader: 'patient' | 'professional',
  isPhone: boolean,
): CalendarView {
  if (view && viewsOf[reader].includes(view)) return view;
  return isPhone ? 'agenda' : 'month';
}

/** The day that week and day show: the chosen one, else today in its own month, else the month's first. */
export function visibleDay({ day, month }: Pick<CalendarAddress, 'day' | 'month'>, today: CivilDate): CivilDate {
  return day ?? (firstOfMonth(today) === month ? today : month);
}

/** The value of the parameter `calendar` that shows the month: milliseconds of its first midnight in Rome. */
export function monthParameter(month: CivilDate): string {
  return String(startOfRomeDay(firstOfMonth(month)));
}

function monthSaid(text: string | null): CivilDate | undefined {
  if (text === null || !/^\d{1,14}$/.test(text)) return undefined;
  const ms = Number(text);
  return ms < latestMonthMs ? romeDate(instantFromMs(ms)) : undefined;
}
