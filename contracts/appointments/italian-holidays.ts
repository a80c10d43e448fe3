import { type CivilDate, civilDate } from '#contracts/kernel/civil-date';

/** The national holidays that fall on the same day each year, by `MM-dd`; 4 October from 2026 on (law 151/2025). */
const fixed: Readonly<Record<string, string>> = {
  '01-01': 'Capodanno',
  '01-06': 'Epifania',
  '04-25': 'Festa della Liberazione',
  '05-01': 'Festa del Lavoro',
  '06-02': 'Festa della Repubblica',
  '08-15': 'Ferragosto',
  '10-04': 'San Francesco',
  '11-01': 'Ognissanti',
  '12-08': 'Immacolata',
  '12-25': 'Natale',
  '12-26': 'Santo Stefano',
};

/**
 * The name of the Italian national holiday on that day; undefined on any other. Feasts of single towns are not known.
 */
export function holidayOn(date: CivilDate): string | undefined {
  const year = Number(date.slice(0, 4));
  const [easter, monday] = easterOf(year);
  if (date === easter) return 'Pasqua';
  if (date === monday) return 'Lunedì dell’Angelo';
  const monthAndDay = date.slice(5);
  return monthAndDay === '10-04' && year < 2026 ? undefined : fixed[monthAndDay];
}

/** Easter Sunday of a Gregorian year and the Monday after it, by the anonymous computus of 1876. */
function easterOf(year: number): [CivilDate, CivilDate] {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const yearOfCentury = year % 100;
  const leapCenturies = Math.floor(century / 4);
  const moonShift = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - leapCenturies - moonShift + 15) % 30;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(yearOfCentury / 4) - epact - (yearOfCentury % 4)) % 7;
  const late = Math.floor((golden + 11 * epact + 22 * weekday) / 451);
  const daysFromMarch = epact + weekday - 7 * late + 114;
  const month = Math.floor(daysFromMarch / 31);
  const day = (daysFromMarch % 31) + 1;
  const isEndOfMarch = month === 3 && day === 31;
  return [civilDate(year, month, day), isEndOfMarch ? civilDate(year, 4, 1) : civilDate(year, month, day + 1)];
}
