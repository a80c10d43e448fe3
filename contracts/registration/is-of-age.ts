import { type CivilDate, civilDateFrom } from '#contracts/kernel/civil-date';

/** The latest birth date of somebody who is eighteen today (REG-42): of those born on 29 February, from 1 March on. */
export function latestBirthDate(today: CivilDate): CivilDate {
  const year = String(Number(today.slice(0, 4)) - 18);
  return civilDateFrom(`${year}${today.slice(4)}`) ?? (`${year}-02-28` as CivilDate);
}

/** Whether somebody born that day is eighteen or older today. */
export function isOfAge(birthDate: CivilDate, today: CivilDate): boolean {
  return birthDate <= latestBirthDate(today);
}
