import { expect, test } from 'vitest';
import type { CivilDate } from '#contracts/kernel/civil-date';
import { openingSlot } from '#web/features/appointments/calendar/hours/visible/opening-slot';

const days = ['2026-11-30', '2026-12-01'] as CivilDate[];
const at = (startsAt: string, status: 'accepted' | 'denied' = 'accepted') => ({ startsAt, status });
const nine = [{ from: '09:00', to: '13:00' }];
const mondayFromNine = { week: [nine, [], [], [], [], [], []] };

test.each([
  { what: 'the first appointment before the working hours', said: [at('2026-12-01T06:45:00Z')], opens: '07:30' },
  { what: 'the working hours before the first appointment', said: [at('2026-11-30T17:30:00Z')], opens: '09:00' },
  { what: 'no appointment of another day', said: [at('2026-12-02T05:00:00Z')], opens: '09:00' },
  { what: 'no cancelled appointment', said: [at('2026-12-01T05:00:00Z', 'denied')], opens: '09:00' },
])('opens with $what', ({ said, opens }) => {
  expect(openingSlot(days, said, mondayFromNine)).toBe(opens);
});

test('opens at eight while no hours are known, and on a free day', () => {
  expect(openingSlot(days, [], { week: null })).toBe('08:00');
  expect(openingSlot(['2026-12-01'] as CivilDate[], [], mondayFromNine)).toBe('08:00');
});
