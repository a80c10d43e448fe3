import { expect, test } from 'vitest';
import type { CivilDate } from '#contracts/kernel/civil-date';
import { alertDays } from '#web/features/alerts/alert-days';

const day = (text: string) => text as CivilDate;

test.each([
  { sent: '2026-11-25', group: 'today' },
  { sent: '2026-11-24', group: 'today' },
  { sent: '2026-11-23', group: 'yesterday' },
  { sent: '2026-11-22', group: 'earlier' },
  { sent: undefined, group: 'earlier' },
])('on 24 November what was sent on $sent is of $group', ({ sent, group }) => {
  const groups = alertDays([sent], (one) => (one === undefined ? undefined : day(one)), day('2026-11-24'));
  expect(groups).toEqual([{ day: group, alerts: [sent] }]);
});

test('days follow each other from the newest, keep the order within, and an empty one is absent', () => {
  const sent = ['2026-11-24', '2026-11-20', '2026-11-19'];
  expect(alertDays(sent, day, day('2026-11-24'))).toEqual([
    { day: 'today', alerts: ['2026-11-24'] },
    { day: 'earlier', alerts: ['2026-11-20', '2026-11-19'] },
  ]);
});
