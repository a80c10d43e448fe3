import { type CivilDate, italianDate } from '#contracts/kernel/civil-date';
import { priceText } from '#contracts/kernel/euro-cents';
import { type Instant, instantFromMs, isoFromInstant } from '#contracts/kernel/instant';
import { romeDate } from '#contracts/kernel/rome-time';

/** The forms in which an instant, in Unix seconds, may arrive, its day included; for a day that no other row has. */
export function instantForms(seconds: number): string[] {
  return [...momentForms(seconds), ...dayForms(romeDate(instantOf(seconds)))];
}

/** The forms in which an instant, in Unix seconds, may arrive when other rows have the same day. */
export function momentForms(seconds: number): string[] {
  return [String(seconds), String(seconds * 1000), isoFromInstant(instantOf(seconds))];
}

export function dayForms(day: CivilDate): string[] {
  return [day, italianDate(day)];
}

/** The forms of an amount: cents, euros, and the text that shows it, with and without thousands separator. */
export function amountForms(cents: number): string[] {
  const shown = priceText(cents).replace(' €', '');
  return [String(cents), String(cents / 100), shown, shown.replaceAll('.', '')];
}

/** The forms of a text: itself, and base64 with and without padding. */
export function textForms(text: string): string[] {
  const encoded = btoa(text);
  const unfilled = encoded.replace(/=+$/, '');
  return [text, unfilled, unfilled.replaceAll('+', '-').replaceAll('/', '_')];
}

/** The parts of a text that could be a form: whole words and tokens, numbers, dates, moments, e-mail addresses. */
export function piecesOf(text: string): string[] {
  const lowered = text.toLowerCase();
  return pieces.flatMap((pattern) => lowered.match(pattern) ?? []);
}

/** Also a word joined to others, as in a file's name. */
const pieces = [
  /canarino\d+x/g,
  /\d+(?:[.,]\d+)*/g,
  /\d{4}-\d{2}-\d{2}/g,
  /\d{2}\/\d{2}\/\d{4}/g,
  /\d{4}-\d{2}-\d{2}t[\d:.]+z/g,
  /[\w.+-]+@[\w.-]+/g,
  /[\w.-]+/g,
  /[\w+/-]+/g,
];

function instantOf(seconds: number): Instant {
  return instantFromMs(seconds * 1000);
}
