import { slotOf } from '#contracts/appointments/day-slots';
import type { CivilDate } from '#contracts/kernel/civil-date';
import type { Instant } from '#contracts/kernel/instant';
import { instantFromRome, romeDate } from '#contracts/kernel/rome-time';
import { type RovingFocus, useRovingFocus } from '#web/ui/month-grid/use-roving-focus';

interface Standing {
  /** The days shown, side by side. */
  readonly days: readonly CivilDate[];
  /** The day to stand on first. */
  readonly day: CivilDate;
  readonly now: Instant;
}

/** Where a day begins to be looked at when nothing of it is chosen. */
const firstLook = '09:00';

/** The half hour to stand on: the one chosen last while its day is shown, else now, or where a day is first looked at. */
export function useStandingSlot({ days, day, now }: Standing): RovingFocus<Instant> {
  const first = day === romeDate(now) ? slotOf(now) : instantFromRome(day, firstLook);
  return useRovingFocus<Instant>({
    tabStopWith: (last) => (last !== undefined && days.includes(romeDate(last)) ? last : first),
    selectorOf: (slot) => `[data-slot="${slot}"]`,
  });
}
