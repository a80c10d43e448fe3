/** The patterns a new note may begin with; the first leaves it empty. */
export const noteTemplates = [
  { value: 'libera', label: 'Libera', text: '' },
  {
    value: 'soap',
    label: 'S.O.A.P.',
    text: 'S (quello che riferisce):\n\nO (quello che osservo):\n\nA (come lo leggo):\n\nP (che cosa facciamo):\n',
  },
] as const;

export type TemplateName = (typeof noteTemplates)[number]['value'];

/** Whether a text is nothing but a template, so that another may take its place. */
export function isUntouched(text: string): boolean {
  return noteTemplates.some((template) => template.text.trim() === text.trim());
}
