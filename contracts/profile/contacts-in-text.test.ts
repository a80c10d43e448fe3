import { expect, test } from 'vitest';
import { contactsInText } from '#contracts/profile/contacts-in-text';

test.each([
  ['phone', 'Chiamami al 3475550199.', '3475550199'],
  ['phone', 'Tel. 347 555 0199, anche la sera', '347 555 0199'],
  ['phone', 'cell 347.555.01.99', '347.555.01.99'],
  ['phone', '347/5550199 dal 2010', '347/5550199'],
  ['phone', 'mi trovi al +39 347 555 0199', '+39 347 555 0199'],
  ['phone', '0039 02 4855 1234', '0039 02 4855 1234'],
  ['phone', 'studio: 02-48551234', '02-48551234'],
  ['phone', '(0331) 123 456', '0331) 123 456'],
  ['phone', 'dal 2010, 347 555 0199', '347 555 0199'],
  ['phone', '+44 20 7946 0958', '+44 20 7946 0958'],
  ['email', 'Scrivimi: anna.neri@example.it.', 'anna.neri@example.it'],
  ['email', 'anna.neri chiocciola example punto it', 'anna.neri chiocciola example punto it'],
  ['email', 'annaneri chiocciola gmail', 'annaneri chiocciola gmail'],
  ['email', 'anna(at)example.it', 'anna(at)example.it'],
  ['web', 'Vedi https://www.annaneri.example/chi-sono.', 'https://www.annaneri.example/chi-sono'],
  ['web', 'Vedi www.annaneri.it', 'www.annaneri.it'],
  ['web', 'il mio sito annaneri.it', 'annaneri.it'],
  ['web', 'wa.me/393475550199', 'wa.me/393475550199'],
  ['handle', 'Su Instagram: @anna_neri.psi.', '@anna_neri.psi'],
] as const)('a contact is found, as %s: %s (PERM-19)', (kind, text, words) => {
  expect(contactsInText(text)).toEqual([{ kind, words }]);
});

test.each([
  'Lavoro da 20 anni, dal 2003 al 2015 in ospedale.',
  'Negli anni 2010-2015 e 2016/2020 ho lavorato a Milano.',
  'Iscritto all’Albo della Lombardia dal 03/05/2010, n. 03/12345.',
  'Laurea nel 2001, specializzazione nel 2006: 110 e lode.',
  'IBAN IT60 X054 2811 1010 0000 0123 456',
  'P. IVA 01234567890',
  'Ricevo dalle 09.00-13.00 e dalle 14:30 - 19:00.',
  'Una seduta costa 70 euro, 3 sedute 210.',
  'Ho seguito oltre 300 000 ore di gruppi.',
  'Lavoro.Il resto viene dopo; terapia.com’è noto.',
  'La casa della chiocciola, come dico ai bambini.',
  'Mi chiedono: che cos’è @ in un sogno?',
  '',
])('no contact: %s (PERM-19)', (text) => {
  expect(contactsInText(text)).toEqual([]);
});

test('all of a text are found, each once (PERM-19)', () => {
  const text = 'Anna, 347 555 0199 o anna@example.it, sito www.example.it';
  expect(contactsInText(text).map(({ kind }) => kind)).toEqual(['email', 'web', 'phone']);
});
