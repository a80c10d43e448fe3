import type { CivilDate } from '#contracts/kernel/civil-date';

/** Why the expiry of a document looks wrong on that day; undefined when it does not. */
export function expiryDoubt(expiry: CivilDate, today: CivilDate): string | undefined {
  return expiry < today ? 'Il documento risulta scaduto: per l’approvazione serve un documento valido.' : undefined;
}

/** Why the day of something that has happened looks wrong; undefined when it does not. */
export function pastDayDoubt(day: CivilDate, today: CivilDate): string | undefined {
  return day > today ? 'Questa data deve ancora venire: controlla l’anno.' : undefined;
}
