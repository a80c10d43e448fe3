import type { CivilDate } from '#contracts/kernel/civil-date';

/** A date as the number `yyyymmdd`, so that dates compare and are taken apart without text. */
export function dayNumber(date: CivilDate): number {
  return Number(date.slice(0, 4)) * 10_000 + Number(date.slice(5, 7)) * 100 + Number(date.slice(8));
}

/** Full years between two such numbers (SEARCH-52): who was born on 29 February grows older on 1 March. */
export function ageInYears(birthDay: number, today: number): number {
  return Math.floor((today - birthDay) / 10_000);
}
