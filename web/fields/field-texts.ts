/** A field's own words for message codes. */
export type FieldTexts = Readonly<Record<string, string>>;

const common: FieldTexts = {
  required: 'il campo è obbligatorio',
  not_chosen: 'indirizzo suggerito',
  too_short: 'È troppo corto.',
  too_early: 'Controlla l’anno: non può essere prima del 1900.',
  date_to_come: 'Questa data deve ancora venire: controlla l’anno.',
  invalid: 'Controlla quello che hai scritto.',
  invisible_characters: 'Contiene caratteri invisibili: riscrivilo a mano.',
  markup: 'Togli i segni < e >.',
};

/**
 * The words for the message code of a field's schema: the field's own, else the common ones. A message that is no code
 * of ours gets the words of `invalid`; without a code there are none.
 */
export function fieldText(code: string | undefined, texts: FieldTexts = {}): string | undefined {
  if (code === undefined) return undefined;
  return texts[code] ?? common[code] ?? texts['invalid'] ?? common['invalid'];
}
