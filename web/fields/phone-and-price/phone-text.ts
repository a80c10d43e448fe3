import { defaultPrefix, phonePrefixes } from '#web/fields/phone-and-price/phone-prefixes';

/** A telephone number in its two parts: `+39` and `347 555 0199`. */
export interface PhoneParts {
  readonly prefix: string;
  readonly number: string;
}

/** The text with the characters of a telephone number only: digits, +, -, spaces and brackets around digits. */
export function phoneCharacters(text: string): string {
  return text.replace(/[^\d+\-() ]/g, '').replace(/\( *\)/g, '');
}

/** An Italian mobile number with its prefix but without its plus, as messengers copy it. */
const italianMobile = /^ *39[ -]*(?=3(?:[ -]*\d){8,9} *$)/;

/**
 * The two parts of a number as it is kept, typed or pasted: `+39 347…`, `0044 20…`, `(+33) 6…`, `39347…`. A text
 * without a known prefix is the number, and its prefix is `otherwise`.
 */
export function phoneParts(text: string, otherwise: string = defaultPrefix): PhoneParts {
  const typed = phoneCharacters(text);
  const international = typed.replace(/^ *\( *(\+|00)(\d+) *\)/, '$1$2').replace(/^ *(\+|00) */, '+');
  const found = phonePrefixes.find(({ prefix }) => international.startsWith(prefix));
  if (!found) return { prefix: otherwise, number: otherwise === '+39' ? typed.replace(italianMobile, '') : typed };
  return { prefix: found.prefix, number: international.slice(found.prefix.length).replace(/^[ -]+/, '') };
}

/** Both parts in one text; empty without a number. A number that has its own prefix keeps it. */
export function phoneText({ prefix, number }: PhoneParts): string {
  if (number.trim() === '') return '';
  return number.startsWith('+') ? number : `${prefix} ${number}`;
}

/**
 * The fewest digits of an Italian number, prefix apart; numbers of services are shorter, and nobody is reached at them.
 */
const fewestDigits = 6;

/** Why a number looks wrong, in words; undefined when it looks right or is not written yet. */
export function phoneDoubt({ number }: PhoneParts): string | undefined {
  const digits = number.replace(/\D/g, '').length;
  return digits > 0 && digits < fewestDigits ? 'Il numero sembra troppo corto.' : undefined;
}
