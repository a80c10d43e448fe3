import { expect, test } from 'vitest';
import { shownFileName } from '#bff/chat/shown-file-name';

test.each([
  { what: 'a name of the same type', sent: 'Diario di marzo.pdf', stored: 'a1b2c3d4e5f6.pdf', isShown: true },
  { what: 'another spelling of the type', sent: 'FOTO.JPG', stored: 'a1b2c3d4e5f6.jpeg', isShown: true },
  { what: 'a name with joined emoji', sent: 'Noi 👨‍👩‍👧 ❤️.jpg', stored: 'a1b2c3d4e5f6.jpg', isShown: true },
  { what: 'no name', sent: undefined, stored: 'a1b2c3d4e5f6.pdf', isShown: false },
  { what: 'a program’s name', sent: 'referto.exe', stored: 'a1b2c3d4e5f6.pdf', isShown: false },
  { what: 'a name that claims another type', sent: 'foto.png', stored: 'a1b2c3d4e5f6.pdf', isShown: false },
  { what: 'a name that is shown backwards', sent: 'referto\u202efdp.pdf', stored: 'a1b2c3d4e5f6.pdf', isShown: false },
  { what: 'a name with a path', sent: '../referto.pdf', stored: 'a1b2c3d4e5f6.pdf', isShown: false },
  { what: 'a name without end', sent: `${'a'.repeat(200)}.pdf`, stored: 'a1b2c3d4e5f6.pdf', isShown: false },
  { what: 'a name beside a file of unknown type', sent: 'nota.docx', stored: 'a1b2c3d4e5f6.docx', isShown: false },
])('$what is shown: $isShown (CHAT-22, CHAT-34)', ({ sent, stored, isShown }) => {
  expect(shownFileName(sent, stored)).toBe(isShown ? sent : stored);
});
