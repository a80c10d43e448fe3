import { expect, test } from 'vitest';
import type { Appointment } from '#contracts/appointments/appointments.api';
import { moveOutcome } from '#web/features/appointments/moving/move-outcome';
import { moveValues } from '#web/features/appointments/moving/move-values';
import { sessionWith } from '#web/testing/session-with';

const seen = sessionWith();
const another = { ...seen, token: 'another' };
const newTime = { ...moveValues(seen), date: '2026-12-01', time: '10' };
const newTitle = { ...moveValues(seen), title: 'Fine mese ' };
const longer = { ...moveValues(seen), slots: '3' };
const moved = {
  ...seen,
  token: 'moved',
  movedFrom: ['session'],
  startsAt: '2026-12-01T09:00:00.000Z',
  endsAt: '2026-12-01T10:00:00.000Z',
};

test.each([
  { what: 'at the new time', values: newTime, found: [another, moved], outcome: 'made' },
  {
    what: 'at the new time, under another title',
    values: newTime,
    found: [{ ...moved, title: 'Altro' }],
    outcome: 'made',
  },
  { what: 'at the old time', values: newTime, found: [another, seen], outcome: 'not-made' },
  {
    what: 'restored at the old time',
    values: newTime,
    found: [{ ...seen, token: 'restored', movedFrom: ['session'] }],
    outcome: 'not-made',
  },
  {
    what: 'at a third time',
    values: newTime,
    found: [{ ...moved, startsAt: '2026-12-01T11:00:00.000Z' }],
    outcome: 'elsewhere',
  },
  { what: 'cancelled at the new time', values: newTime, found: [{ ...moved, status: 'denied' }], outcome: 'elsewhere' },
  { what: 'nowhere', values: newTime, found: [another], outcome: 'missing' },
  {
    what: 'under the new title',
    values: newTitle,
    found: [{ ...seen, token: 'moved', movedFrom: ['session'], title: 'Fine mese' }],
    outcome: 'made',
  },
  { what: 'under the old title', values: newTitle, found: [seen], outcome: 'not-made' },
  { what: 'as long as wanted', values: longer, found: [{ ...seen, slots: 3 }], outcome: 'made' },
  { what: 'as long as it was', values: longer, found: [seen], outcome: 'not-made' },
] as const)('an appointment found $what says of its move: $outcome', ({ values, found, outcome }) => {
  expect(moveOutcome(seen, values, found as readonly Appointment[])).toBe(outcome);
});
