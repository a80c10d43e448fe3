import { type CivilDate, italianDate } from '#contracts/kernel/civil-date';
import { instantFromIso } from '#contracts/kernel/instant';
import { daysBetween, romeDate, romeTime, startOfRomeDay } from '#contracts/kernel/rome-time';

/** 'Oggi', 'Ieri', otherwise 'lunedì 23 novembre 2026'. */
export function dayLabel(date: CivilDate, today: CivilDate): string {
  const ago = daysBetween(date, today);
  if (ago === 0) return 'Oggi';
  if (ago === 1) return 'Ieri';
  return wholeDay.format(startOfRomeDay(date));
}

/** The moment of a chat's last message: the time today, 'ieri', the weekday within a week, otherwise the date. */
export function lastMoment(sentAt: string, today: CivilDate): string {
  const instant = instantFromIso(sentAt);
  const date = romeDate(instant);
  const ago = daysBetween(date, today);
  if (ago <= 0) return romeTime(instant);
  if (ago === 1) return 'ieri';
  return ago < 7 ? weekday.format(instant) : italianDate(date);
}

/** The full date and time: '23/11/2026, 10:42'. */
export function wholeMoment(sentAt: string): string {
  const instant = instantFromIso(sentAt);
  return `${italianDate(romeDate(instant))}, ${romeTime(instant)}`;
}

const wholeDay = new Intl.DateTimeFormat('it-IT', { dateStyle: 'full', timeZone: 'Europe/Rome' });
const weekday = new Intl.DateTimeFormat('it-IT', { weekday: 'long', timeZone: 'Europe/Rome' });
