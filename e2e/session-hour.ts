import { endAfterSlots } from '#contracts/appointments/half-hour-slots';
import { type CivilDate, italianDate } from '#contracts/kernel/civil-date';
import { type Instant, instantFromMs } from '#contracts/kernel/instant';
import { fullDateOf, shortDateAndTimes } from '#contracts/kernel/italian-format';
import { instantFromRome, mondayOf, romeDate, romeTime, shiftDays } from '#contracts/kernel/rome-time';

/** The time of a session, as it is typed, shown and addressed. */
export interface SessionHour {
  readonly start: Instant;
  /** `12/03/2027` */
  readonly typed: string;
  /** `18:30`, in Rome. */
  readonly time: string;
  /** `gio 12 marzo 2027, 18:30-19:30` */
  readonly text: string;
  /** `giovedì 12 marzo 2027` */
  readonly day: string;
  /** The calendar with that day chosen. */
  readonly address: string;
}

/** An hour so many days from today. From six weeks on, no person of the demonstration has an appointment. */
export function ahead(days: number, time: string): SessionHour {
  return hourFrom(instantFromRome(shiftDays(today(), days), time));
}

/** An hour of a Monday, so many weeks from the present one. */
export function monday(week: number, time: string): SessionHour {
  return hourFrom(instantFromRome(shiftDays(mondayOf(today()), week * 7), time));
}

function today(): CivilDate {
  return romeDate(instantFromMs(Date.now()));
}

/** The session that begins then; `slots` is its length in half hours. */
function hourFrom(start: Instant, slots = 2): SessionHour {
  const date = romeDate(start);
  return {
    start,
    typed: italianDate(date),
    time: romeTime(start),
    text: shortDateAndTimes(start, endAfterSlots(start, slots)),
    day: fullDateOf(date),
    address: `/#/dashboard/calendar?day=${date}`,
  };
}
