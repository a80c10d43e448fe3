import type { Instant } from '#contracts/kernel/instant';
import { phpDay } from '#contracts/kernel/platform/php-values';
import { romeDate, shiftMonths } from '#contracts/kernel/rome-time';
import type { UserRow } from '#mocks/db/rows';
import { traitsOf } from '#mocks/portraits/traits';
import { numberFromText } from '#mocks/seed/seeded-random';

const olderFromMonths = 60 * 12;

/** The number of a portrait that suits the user: even for a woman, odd for a man, with grey hair from sixty on. */
export function portraitSeed({ public_token, public_configuration: { gender, dob } }: UserRow, now: Instant): number {
  const number = numberFromText(public_token) % 1_000_000;
  const isOdd = gender === 'uomo' || (gender !== 'donna' && number % 2 === 1);
  const born = phpDay().safeParse(dob);
  const isOlder = born.success && born.data <= shiftMonths(romeDate(now), -olderFromMonths);
  let seed = number - (number % 2) + (isOdd ? 1 : 0);
  while (traitsOf(seed).isOlder !== isOlder) seed += 2;
  return seed;
}
