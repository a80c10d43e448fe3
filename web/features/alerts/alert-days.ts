import type { CivilDate } from '#contracts/kernel/civil-date';
import { daysBetween } from '#contracts/kernel/rome-time';

export type AlertDay = 'today' | 'yesterday' | 'earlier';

interface DayOfAlerts<Alert> {
  readonly day: AlertDay;
  readonly alerts: readonly Alert[];
}

/**
 * Groups alerts, newest first, by the day they were sent; those without a day are the oldest. Days without alerts are
 * absent.
 */
export function alertDays<Alert>(
  alerts: readonly Alert[],
  dayOf: (alert: Alert) => CivilDate | undefined,
  today: CivilDate,
): DayOfAlerts<Alert>[] {
  const groups = Map.groupBy(alerts, (alert) => alertDay(dayOf(alert), today));
  return (['today', 'yesterday', 'earlier'] as const).flatMap((day) => {
    const ofDay = groups.get(day);
    return ofDay ? [{ day, alerts: ofDay }] : [];
  });
}

/** A clock of the platform that is ahead sends nothing from tomorrow. */
function alertDay(date: CivilDate | undefined, today: CivilDate): AlertDay {
  if (date === undefined) return 'earlier';
  const ago = daysBetween(date, today);
  if (ago <= 0) return 'today';
  return ago === 1 ? 'yesterday' : 'earlier';
}
