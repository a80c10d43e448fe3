import { expect, test } from 'vitest';
import { withoutTime } from '#web/features/appointments/in-chat/notice-words';

const session = { startsAt: '2026-11-30T17:30:00.000Z', endsAt: '2026-11-30T18:30:00.000Z' };

test.each([
  { text: 'lun 30 novembre 2026, 18:30-19:30', left: 'Appuntamento' },
  { text: 'Appuntamento modificato: lun 30 novembre 2026, 18:30-19:30', left: 'Appuntamento modificato' },
  { text: 'Appuntamento: 30/11/2026 alle 18:30', left: 'Appuntamento' },
  { text: '30/11/2026 18:30', left: 'Appuntamento' },
  { text: 'Appuntamento del 07/12/2026 18:30', left: 'Appuntamento del 07/12/2026 18:30' },
  { text: '', left: 'Appuntamento' },
])('a card says its time once: «$text» leaves «$left»', ({ text, left }) => {
  expect(withoutTime(text, session)).toBe(left);
});
