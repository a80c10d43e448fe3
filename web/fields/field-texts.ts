/** What a field says for the message codes it words by itself. */
export type FieldTexts = Readonly<Record<string, string>>;

const common: FieldTexts = {
  required: 'il campo è obbligatorio',
  too_short: 'È troppo corto.',
  invalid: 'Controlla quello che hai scritto.',
  invisible_characters: 'Contiene caratteri invisibili: riscrivilo a mano.',
  markup: 'Togli i segni < e >.',
};

/**
 * The words for the message code a schema gave a field: the field's own, else the common ones. A message that is no
 * code of ours says nothing to a person and counts as `invalid`; without one there is nothing to say.
 */
export function fieldText(code: string | undefined, texts: FieldTexts = {}): string | undefined {
  if (code === undefined) return undefined;
  return texts[code] ?? common[code] ?? texts['invalid'] ?? common['invalid'];
}
