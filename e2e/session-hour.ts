import { endAfterSlots } from '#contracts/appointments/half-hour-slots';
import { italianDate } from '#contracts/kernel/civil-date';
import { type Instant, instantFromMs } from '#contracts/kernel/instant';
import { shortDateAndTimes } from '#contracts/kernel/italian-format';
import { instantFromRome, romeDate, romeTime, shiftDays } from '#contracts/kernel/rome-time';

/** When a session is, as it is typed, read and looked up. */
export interface SessionHour {
  readonly start: Instant;
  /** `12/03/2027`. */
  readonly typed: string;
  /** `18:30`, in Rome. */
  readonly time: string;
  /** `gio 12 marzo 2027, 18:30-19:30`. */
  readonly text: string;
  /** The calendar with that day chosen. */
  readonly address: string;
}

/** An hour so many days from today. From six weeks on nobody of the demonstration has anything planned. */
export function ahead(days: number, time: string): SessionHour {
  return hourFrom(instantFromRome(shiftDays(romeDate(instantFromMs(Date.now())), days), time));
}

/** The session that begins then, of an hour unless it is told to be of other half hours. */
export function hourFrom(start: Instant, slots = 2): SessionHour {
  const date = romeDate(start);
  return {
    start,
    typed: italianDate(date),
    time: romeTime(start),
    text: shortDateAndTimes(start, endAfterSlots(start, slots)),
    address: `/#/dashboard/calendar?day=${date}`,
  };
}
