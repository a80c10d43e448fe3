import { visibleText } from '#contracts/kernel/visible-text';
import { fieldText } from '#web/fields/field-texts';

/** What the form of a new ticket still lacks; undefined when nothing (TICKET-19). */
export function missingText(values: { title?: string | undefined; description?: string | undefined }) {
  const lacks = (text = '') => !visibleText.test(text);
  const missing = [lacks(values.title) && 'l’oggetto', lacks(values.description) && 'la descrizione'].filter(Boolean);
  return missing.length === 0 ? undefined : `Per inviare scrivi ${missing.join(' e ')}.`;
}

/** The words for a field's code. That a field is empty is not said: the hint beside the button names it. */
export function ticketFieldText(code: string | undefined, longest: number): string | undefined {
  if (code === 'required') return undefined;
  return fieldText(code, { invalid: `Usa al massimo ${longest.toLocaleString('it-IT')} caratteri.` });
}
