import { type CivilDate, civilDateFrom } from '#contracts/kernel/civil-date';

/**
 * The latest birth date of a person who is eighteen today; those born on 29 February come of age on 1 March (REG-42).
 */
export function latestBirthDate(today: CivilDate): CivilDate {
  const year = String(Number(today.slice(0, 4)) - 18);
  return civilDateFrom(`${year}${today.slice(4)}`) ?? (`${year}-02-28` as CivilDate);
}

/** Whether a person born that day is eighteen or older today. */
export function isOfAge(birthDate: CivilDate, today: CivilDate): boolean {
  return birthDate <= latestBirthDate(today);
}
