import type { CivilDate } from '#contracts/kernel/civil-date';

/** A date as the number `yyyymmdd`, for comparing and computing without text. */
export function dayNumber(date: CivilDate): number {
  return Number(date.slice(0, 4)) * 10_000 + Number(date.slice(5, 7)) * 100 + Number(date.slice(8));
}

/** Full years between two such numbers; a person born on 29 February has their birthday on 1 March (SEARCH-52). */
export function ageInYears(birthDay: number, today: number): number {
  return Math.floor((today - birthDay) / 10_000);
}
