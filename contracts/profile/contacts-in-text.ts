export type ContactKind = 'phone' | 'email' | 'web' | 'handle';

export interface ContactInText {
  readonly kind: ContactKind;
  /** As it stands in the text. */
  readonly words: string;
}

/** Between the digits of a number, on one line. */
const gap = String.raw`[ \u00a0./()-]{0,2}`;

/** What is made of digits and is no telephone number: an IBAN, a day, opening hours. */
const otherDigits = [
  /\b[A-Z]{2}\d{2}(?: ?[A-Z0-9]){11,30}\b/g,
  /\b\d{1,2}[./-]\d{1,2}[./-]\d{4}\b/g,
  /\b\d{1,2}[.:]\d{2} ?[-–] ?\d{1,2}[.:]\d{2}\b/g,
];

/** In this order: what one has taken the next does not see, as the domain of an e-mail address. */
const patterns: readonly (readonly [ContactKind, RegExp])[] = [
  ['email', /[\w.+-]+ ?(?:@|\(at\)|\[at\]|\(chiocciola\)) ?[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}/gi],
  [
    'email',
    /[\w.+-]+ chiocciola [\w-]+(?:(?:\.| punto )[a-z]{2,}|(?<= (?:gmail|libero|hotmail|yahoo|outlook|icloud)))/gi,
  ],
  ['web', /\b(?:https?:\/\/|www\.)[^\s,;)]+/gi],
  ['web', /\b(?:wa|t)\.me\/[^\s,;)]+/gi],
  // In lower case alone: «lavoro.It» is two sentences without their space.
  ['web', /(?<![\w.-])[\w-]{2,}(?:\.[\w-]+)*\.(?:it|com|net|org|eu)(?![\w’'-])(?:\/[^\s,;)]*)?/g],
  ['handle', /(?<![\w.])@[\w.]{2,29}\w/g],
  ['phone', new RegExp(String.raw`(?<!\d)(?:\+|00)${gap}[1-9](?:${gap}\d){7,13}(?!\d)`, 'g')],
  // A mobile has nine or ten digits, a landline eight to ten: eleven are a VAT number.
  ['phone', new RegExp(String.raw`(?<!\d[./-]?)3(?:${gap}\d){8,9}(?!\d)`, 'g')],
  ['phone', new RegExp(String.raw`(?<!\d[./-]?)0[1-9](?:${gap}\d){6,8}(?!\d)`, 'g')],
];

/**
 * The telephone numbers, e-mail addresses, web addresses and handles that a text seems to hold, by kind; a doubt and no
 * proof. For texts that patients read before they write: professionals must not contact them elsewhere (PERM-19).
 */
export function contactsInText(text: string): ContactInText[] {
  const found: ContactInText[] = [];
  let rest = text;
  for (const other of otherDigits) rest = rest.replace(other, '\n');
  for (const [kind, pattern] of patterns) {
    rest = rest.replace(pattern, (words) => {
      found.push({ kind, words: words.trim().replace(/\.$/, '') });
      return '\n';
    });
  }
  return found;
}
