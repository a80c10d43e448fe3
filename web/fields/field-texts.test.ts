import { expect, test } from 'vitest';
import { fieldText } from '#web/fields/field-texts';

test.each([
  ['required', {}, 'il campo è obbligatorio'],
  ['required', { required: 'scegline almeno uno' }, 'scegline almeno uno'],
  ['invalid', {}, 'Controlla quello che hai scritto.'],
  [
    'invisible_characters',
    { invalid: 'Usa al massimo 80 caratteri.' },
    'Contiene caratteri invisibili: riscrivilo a mano.',
  ],
  ['markup', { invalid: 'Usa al massimo 80 caratteri.' }, 'Togli i segni < e >.'],
  ['Invalid input', { invalid: 'Non è un anno.' }, 'Non è un anno.'],
  ['Too big: expected string', {}, 'Controlla quello che hai scritto.'],
  [undefined, { required: 'scegline almeno uno' }, undefined],
])('the code %s with the field’s own words %j is told as "%s"', (code, texts, words) => {
  expect(fieldText(code, texts)).toBe(words);
});
