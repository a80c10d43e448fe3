declare const civilDateBrand: unique symbol;

/** A calendar day, `yyyy-MM-dd`, without time or zone. Text order is time order. */
export type CivilDate = string & { readonly [civilDateBrand]: true };

/** Builds a date from year, month (1 to 12) and day. */
export function civilDate(year: number, month: number, day: number): CivilDate {
  return `${String(year).padStart(4, '0')}-${pad(month)}-${pad(day)}` as CivilDate;
}

/** Reads `yyyy-MM-dd` or `dd/MM/yyyy` in the years 1000 to 9999; undefined when there is no such day. */
export function civilDateFrom(text: string): CivilDate | undefined {
  const iso = /^([1-9]\d{3})-(\d{2})-(\d{2})$/.exec(text);
  const italian = /^(\d{1,2})\/(\d{1,2})\/([1-9]\d{3})$/.exec(text);
  const [year, month, day] = iso ? iso.slice(1).map(Number) : italian ? italian.slice(1).map(Number).reverse() : [];
  if (year === undefined || month === undefined || day === undefined) return undefined;
  const exists = new Date(Date.UTC(year, month - 1, day));
  if (exists.getUTCMonth() !== month - 1 || exists.getUTCDate() !== day) return undefined;
  return civilDate(year, month, day);
}

/** `dd/MM/yyyy`, as dates are shown and as the platform writes them (CONST-10). */
export function italianDate(date: CivilDate): string {
  return date.split('-').reverse().join('/');
}

function pad(part: number): string {
  return String(part).padStart(2, '0');
}
