import { expect, test } from 'vitest';
import { registrationText } from '#web/features/registration/registration-texts';

test.each([
  { id: 'REG-98', field: 'interventionAreas', words: 'scegline almeno uno' },
  { id: 'REG-107', field: 'specialisations', words: 'Per favore aggiungi almeno una specializzazione.' },
  { id: 'REG-110', field: 'role', words: 'il campo è obbligatorio' },
  { id: 'REG-110', field: 'singlePrice', words: 'il campo è obbligatorio: basta uno dei tre prezzi' },
])('a professional’s missing $field says "$words" ($id)', ({ field, words }) => {
  expect(registrationText(field, 'required')).toBe(words);
});

test.each([
  ['singlePrice', 'Scegli un prezzo da 40 a 140 €, a passi di 5 €.'],
  ['couplePrice', 'Scegli un prezzo da 55 a 185 €, a passi di 5 €.'],
  ['familyPrice', 'Scegli un prezzo da 50 a 185 €, a passi di 5 €.'],
])('a %s beyond its range says which it is (REG-97)', (field, words) => {
  expect(registrationText(field, 'invalid')).toBe(words);
});
