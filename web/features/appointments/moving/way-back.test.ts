import { expect, test } from 'vitest';
import type { Appointment } from '#contracts/appointments/appointments.api';
import { instantFromIso } from '#contracts/kernel/instant';
import { wayBack } from '#web/features/appointments/moving/way-back';
import { sessionWith } from '#web/testing/session-with';

const before = sessionWith();
const after: Appointment = {
  ...before,
  token: 'moved',
  movedFrom: ['session'],
  startsAt: '2026-12-01T09:00:00.000Z',
  endsAt: '2026-12-01T10:30:00.000Z',
  slots: 3,
};
const now = '2026-11-23T09:00:00Z';
const other = { ...before, token: 'other' };
const secondTwo = { startsAt: '2027-10-31T01:00:00.000Z', endsAt: '2027-10-31T02:00:00.000Z' };

const toEarlierTime = {
  appointment: 'moved',
  startsAt: '2026-12-01T09:00:00.000Z',
  title: 'Seduta individuale',
  date: '2026-11-30',
  time: '18:30',
  slots: 2,
};

test('moves the appointment back to the time, title and length it had', () => {
  expect(wayBack({ before, after }, [before, after], instantFromIso(now))).toEqual(toEarlierTime);
});

test.each([
  { what: 'its old time has passed', at: '2026-11-30T17:31:00Z' },
  { what: 'it is cancelled meanwhile', after: { ...after, status: 'denied' as const } },
  { what: 'it is over', after: { ...after, endsAt: '2026-11-23T08:59:00.000Z' } },
  { what: 'its old time is taken by another', others: [other] },
  { what: 'its old time was the second run of a repeated hour', before: { ...before, ...secondTwo } },
])('there is no way back when $what', (row) => {
  const moved = { before: row.before ?? before, after: row.after ?? after };
  expect(wayBack(moved, row.others ?? [], instantFromIso(row.at ?? now))).toBeUndefined();
});

test.each([
  { what: 'cancelled', others: [{ ...other, status: 'denied' as const }] },
  { what: 'of a colleague', others: [{ ...other, own: false }] },
])('moves back to a time where another appointment is $what', ({ others }) => {
  expect(wayBack({ before, after }, others, instantFromIso(now))).toEqual(toEarlierTime);
});
