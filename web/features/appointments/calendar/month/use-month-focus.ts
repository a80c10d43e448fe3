import type { CivilDate } from '#contracts/kernel/civil-date';
import { firstOfMonth } from '#contracts/kernel/rome-time';
import { type StandingPlace, useStandingPlace } from '#web/features/appointments/calendar/use-roving-focus';

interface Standing {
  /** The month shown, by its first day. */
  readonly month: CivilDate;
  readonly today: CivilDate;
  readonly selected: CivilDate | undefined;
}

/** The day of the month to stand on: the one chosen last, else the selected one, today or the first. */
export function useStandingDay({ month, today, selected }: Standing): StandingPlace<CivilDate> {
  return useStandingPlace<CivilDate>({
    standingWith: (chosen) => [chosen, selected, today].find((day) => day && firstOfMonth(day) === month) ?? month,
    selectorOf: (day) => `[data-day="${day}"]`,
  });
}
