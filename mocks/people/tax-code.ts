import { taxCodeCheckLetter } from '#contracts/billing/tax-code-check-letter';
import type { CivilDate } from '#contracts/kernel/civil-date';

export interface TaxCodeFacts {
  readonly firstName: string;
  readonly lastName: string;
  readonly born: CivilDate;
  readonly isWoman: boolean;
  /** The cadastral code of the place of birth. */
  readonly place: string;
}

const months = 'ABCDEHLMPRST';

/** The Italian tax code of such a person, check letter included. */
export function taxCode({ firstName, lastName, born, isWoman, place }: TaxCodeFacts): string {
  const [year = '', month = '', day = ''] = born.split('-');
  const dayOfBirth = String(Number(day) + (isWoman ? 40 : 0)).padStart(2, '0');
  const code = `${surnamePart(lastName)}${namePart(firstName)}${year.slice(2)}${months[Number(month) - 1]}${dayOfBirth}${place}`;
  return code + taxCodeCheckLetter(code);
}

function surnamePart(name: string): string {
  return `${consonants(name)}${vowels(name)}XXX`.slice(0, 3);
}

/** Of four consonants or more the second is left out. */
function namePart(name: string): string {
  const all = consonants(name);
  return all.length > 3 ? `${all[0]}${all[2]}${all[3]}` : surnamePart(name);
}

function consonants(name: string): string {
  return plainLetters(name).replace(/[AEIOU]/g, '');
}

function vowels(name: string): string {
  return plainLetters(name).replace(/[^AEIOU]/g, '');
}

function plainLetters(name: string): string {
  return name
    .normalize('NFD')
    .toUpperCase()
    .replace(/[^A-Z]/g, '');
}
