import { type CivilDate, civilDateFrom } from '#contracts/kernel/civil-date';
import { instantFromMs } from '#contracts/kernel/instant';
import { firstOfMonth, romeDate, startOfRomeDay } from '#contracts/kernel/rome-time';

/** Whose appointments the calendar shows: everybody's, those the reader created, those others created (CAL-09). */
export type OwnerFilter = 'all' | 'own' | 'others';

/** What the address says of the calendar. */
export interface CalendarAddress {
  /** The first day of the month shown. */
  readonly month: CivilDate;
  readonly day: CivilDate | undefined;
  readonly owner: OwnerFilter;
}

const latestMonthMs = Date.UTC(2200, 0, 1);

/**
 * Reads the address. What it does not say, or says senselessly, is the chosen day's month or the current one, no day,
 * everybody (CAL-06, CAL-07).
 */
export function calendarAddress(parameters: URLSearchParams, today: CivilDate): CalendarAddress {
  const owner = parameters.get('users');
  const day = civilDateFrom(parameters.get('day') ?? '');
  return {
    month: firstOfMonth(monthSaid(parameters.get('calendar')) ?? day ?? today),
    day,
    owner: owner === 'own' || owner === 'others' ? owner : 'all',
  };
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
