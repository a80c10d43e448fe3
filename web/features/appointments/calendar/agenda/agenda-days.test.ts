import { expect, test } from 'vitest';
import { agendaDays } from '#web/features/appointments/calendar/agenda/agenda-days';

const at = (startsAt: string, status: 'accepted' | 'denied' = 'accepted') => ({ startsAt, status });

test('days come in their order, each with its appointments by start, counted in Rome', () => {
  const late = at('2026-11-24T23:30:00Z');
  const morning = at('2026-11-24T08:00:00Z');
  const evening = at('2026-11-24T17:00:00Z');
  expect(agendaDays([late, evening, morning])).toEqual([
    { date: '2026-11-24', appointments: [morning, evening] },
    { date: '2026-11-25', appointments: [late] },
  ]);
});

test('denied ones are left out, and a day that has no other with them (CAL-29)', () => {
  expect(agendaDays([at('2026-11-24T08:00:00Z', 'denied')])).toEqual([]);
});
