import { defaultPrefix, phonePrefixes } from '#web/fields/phone-and-price/phone-prefixes';

/** A telephone number in its two parts: `+39` and `347 555 0199`. */
export interface PhoneParts {
  readonly prefix: string;
  readonly number: string;
}

/** The text without whatever no telephone number holds: only digits, +, -, spaces and brackets stay (REG-43). */
export function phoneCharacters(text: string): string {
  return text.replace(/[^\d+\-() ]/g, '');
}

/**
 * The two parts of a number as it is kept, typed or pasted: `+39 347…`, `0044 20…`, `(+33) 6…`. Without a prefix that
 * is known, the text is the number and the prefix is left to be the given one.
 */
export function phoneParts(text: string, otherwise: string = defaultPrefix): PhoneParts {
  const typed = phoneCharacters(text);
  const international = typed.replace(/^ *\( *(\+|00)(\d+) *\)/, '$1$2').replace(/^ *(\+|00) */, '+');
  const found = phonePrefixes.find(({ prefix }) => international.startsWith(prefix));
  if (!found) return { prefix: otherwise, number: typed };
  return { prefix: found.prefix, number: international.slice(found.prefix.length).replace(/^[ -]+/, '') };
}

/** One text of both parts; nothing without a number. One that names a prefix of its own keeps it. */
export function phoneText({ prefix, number }: PhoneParts): string {
  if (number.trim() === '') return '';
  return number.startsWith('+') ? number : `${prefix} ${number}`;
}
