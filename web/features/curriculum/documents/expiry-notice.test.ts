import { expect, test } from 'vitest';
import { civilDate } from '#contracts/kernel/civil-date';
import { expiryNotice } from '#web/features/curriculum/documents/expiry-notice';

const today = civilDate(2026, 11, 23);

test.each([
  { expiry: '2024-11-22', stage: 'over', text: 'Il documento è scaduto 731 giorni fa, il 22/11/2024.' },
  { expiry: '2026-11-22', stage: 'over', text: 'Il documento è scaduto ieri, il 22/11/2026.' },
  { expiry: '2026-11-23', stage: 'week', text: 'Il documento scade oggi, il 23/11/2026.' },
  { expiry: '2026-11-24', stage: 'week', text: 'Il documento scade domani, il 24/11/2026.' },
  { expiry: '2026-11-30', stage: 'week', text: 'Il documento scade tra 7 giorni, il 30/11/2026.' },
  { expiry: '2026-12-01', stage: 'month', text: 'Il documento scade tra 8 giorni, il 01/12/2026.' },
  { expiry: '2026-12-23', stage: 'month', text: 'Il documento scade tra 30 giorni, il 23/12/2026.' },
  { expiry: '2026-12-24', stage: 'two-months', text: 'Il documento scade tra 31 giorni, il 24/12/2026.' },
  { expiry: '2027-01-22', stage: 'two-months', text: 'Il documento scade tra 60 giorni, il 22/01/2027.' },
])('$expiry is warned of as $stage (PROF-19, PROF-20)', ({ expiry, ...notice }) => {
  expect(expiryNotice('Il documento', expiry, today)).toEqual(notice);
});

test.each(['2027-01-23', '', 'non si sa', null])('%s is not warned of', (expiry) => {
  expect(expiryNotice('Il documento', expiry, today)).toBeUndefined();
});
