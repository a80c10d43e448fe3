import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readPhpAnswer, refusalIn } from '#bff/legacy/read-php-answer';

const bytes = (text: string) => new TextEncoder().encode(text);
const bom = '\uFEFF';
const notice = '<br />\n<b>Notice</b>:  Undefined index: type in <b>/var/www/chat.php</b> on line <b>12</b><br />\n';
const plainWarning = '\nWarning: Invalid argument supplied for foreach() in /var/www/users.php on line 3\n';
const users = { users: [{ nome: 'Niccolò' }] };
const text = JSON.stringify(users);

test.each([
  ['JSON as it should be', text],
  ['JSON between line ends', `\r\n${text}\n\n`],
  ['a byte order mark before it', bom + text],
  ['a notice before it', notice + text],
  ['two notices before it', notice + notice + text],
  ['a warning in plain text before it', plainWarning + text],
  ['a byte order mark and a notice before it', bom + notice + text],
  ['a notice without a line end before it', notice.trimEnd() + text],
])('reads %s (LEG-03)', (_name, body) => {
  expect(readPhpAnswer(bytes(body))).toEqual({ kind: 'json', value: users, isUtf8: true });
});

test('reads a list with a notice before it', () => {
  expect(readPhpAnswer(bytes(`${notice}[]`))).toMatchObject({ kind: 'json', value: [] });
});

test.each([
  ['nothing', '', 'empty'],
  ['blanks alone', ' \r\n\t ', 'empty'],
  ['a byte order mark alone', bom, 'empty'],
  ['a page', '<!DOCTYPE html><html><body>Errore 500</body></html>', 'not-json'],
  ['a page with braces in it', '<html><style>\n{}\n</style><script>\n{"users":[]}</script></html>', 'not-json'],
  ['a page that ends in JSON', '<html><body>Manutenzione</body></html>\n{"users":[]}', 'not-json'],
  ['a notice alone', notice, 'not-json'],
  ['a bare word', 'OK', 'not-json'],
  ['a bare number', '0', 'not-json'],
  ['null', 'null', 'not-json'],
  ['a bare text', '"fatto"', 'not-json'],
  ['false', 'false', 'not-json'],
  ['JSON cut short after a whole list', '{"users":[]', 'cut-short'],
  ['JSON cut short within a name', '{"users":[{"no', 'cut-short'],
  ['a list cut short', '[1,2', 'cut-short'],
  ['a fatal error after the JSON', `${text}<br />\n<b>Fatal error</b>: Out of memory in x.php`, 'cut-short'],
  ['two answers in one', `${text}${text}`, 'cut-short'],
  ['a notice and JSON cut short', `${notice}{"users":[`, 'not-json'],
  ['a notice, JSON and a fatal error', `${notice}${text}<b>Fatal error</b>`, 'not-json'],
  ['a dump of a variable', 'array(1) {\n  ["users"]=>\n}', 'not-json'],
])('takes %s for unreadable (LEG-03)', (_name, body, reason) => {
  expect(readPhpAnswer(bytes(body))).toEqual({ kind: 'unreadable', reason });
});

test('reads the western encoding where it is not UTF-8, and says so', () => {
  const latin1 = Uint8Array.from(text, (character) => character.charCodeAt(0));
  expect(readPhpAnswer(latin1)).toEqual({ kind: 'json', value: users, isUtf8: false });
  const euro = Uint8Array.from([0x7b, 0x22, 0x70, 0x22, 0x3a, 0x22, 0x80, 0x22, 0x7d]);
  expect(readPhpAnswer(euro)).toEqual({ kind: 'json', value: { p: '€' }, isUtf8: false });
});

test('any bytes are JSON or unreadable, never a failure (LEG-03)', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 400 }), (body) => {
      expect(['json', 'unreadable']).toContain(readPhpAnswer(body).kind);
    }),
  );
});

const jsonAnswer = fc.oneof(fc.array(fc.jsonValue()), fc.dictionary(fc.string(), fc.jsonValue()));

test('any answer comes out as it went in, whatever manners stand before it', () => {
  fc.assert(
    fc.property(jsonAnswer, fc.constantFrom('', bom, notice, plainWarning, bom + notice), (value, before) => {
      const body = JSON.stringify(value);
      const answer = readPhpAnswer(bytes(before + body));
      expect(answer).toEqual({ kind: 'json', value: JSON.parse(body), isUtf8: true });
    }),
  );
});

test('no answer cut short is ever taken for a whole one', () => {
  fc.assert(
    fc.property(jsonAnswer, fc.nat(), (value, at) => {
      const body = JSON.stringify(value);
      const cut = body.slice(0, at % body.length);
      expect(readPhpAnswer(bytes(cut)).kind).toBe('unreadable');
      expect(readPhpAnswer(bytes(notice + cut)).kind).toBe('unreadable');
    }),
  );
});

test.each([
  [{ error: 'NOT_AVAILABLES' }, 'NOT_AVAILABLES'],
  [{ error: { message: 'Saldo insufficiente' } }, 'Saldo insufficiente'],
  [{ error: { code: 12 } }, 'error'],
  [{ error: { message: '' } }, 'error'],
  [{ error: true }, 'error'],
  [{ error: 1 }, 'error'],
  [{ error: '1' }, '1'],
  [{ error: ['no'] }, 'error'],
  [{ user: {}, error: 'X' }, 'X'],
  [{ email_available: false }, 'EMAIL_NOT_AVAILABLE'],
  [{ error: true, email_available: false }, 'EMAIL_NOT_AVAILABLE'],
  [{ error: 'X', email_available: false }, 'X'],
  [{ email_available: '0' }, 'EMAIL_NOT_AVAILABLE'],
  [{ email_available: 0, link: 'x' }, 'EMAIL_NOT_AVAILABLE'],
  [{ username_available: 'false' }, 'USERNAME_NOT_AVAILABLE'],
  [{ email_available: true, username_available: false }, 'USERNAME_NOT_AVAILABLE'],
])('finds the refusal in %j', (answer, refusal) => {
  expect(refusalIn(answer)).toBe(refusal);
});

test.each([
  {},
  [],
  { error: '' },
  { error: null },
  { error: false },
  { error: 0 },
  { error: '0' },
  { error: 'false' },
  { error: [] },
  { email_available: true },
  { email_available: '1', username_available: '1' },
  { user: { error: 'within' } },
])('finds no refusal in %j', (answer) => {
  expect(refusalIn(answer)).toBeUndefined();
});
