import { expect, test } from 'vitest';
import type { Appointment } from '#contracts/appointments/appointments.api';
import { seriesWords } from '#web/features/appointments/entry/series/series-words';

const on = (day: string, status: Appointment['status'] = 'pending') => ({ startsAt: `${day}T17:30:00.000Z`, status });

test.each([
  { sessions: [on('2026-11-30')], words: '1 seduta, il 30/11/2026' },
  { sessions: [on('2026-11-30'), on('2026-12-07')], words: '2 sedute, dal 30/11/2026 al 07/12/2026' },
  {
    sessions: [on('2026-11-30'), on('2026-12-07', 'accepted'), on('2026-12-14', 'denied')],
    words: '2 sedute, dal 30/11/2026 al 07/12/2026 (1 annullata)',
  },
  {
    sessions: [on('2026-11-30', 'denied'), on('2026-12-07', 'denied')],
    words: '2 sedute, dal 30/11/2026 al 07/12/2026: tutte annullate',
  },
])('a series is counted as it stands: $words', ({ sessions, words }) => {
  expect(seriesWords(sessions)).toBe(words);
});
