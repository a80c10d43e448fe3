import { expect, test } from 'vitest';
import { instantFromIso } from '#contracts/kernel/instant';
import { upcomingAppointments } from '#web/features/appointments/journey/upcoming';

const now = instantFromIso('2026-11-23T09:00:00Z');
const on = (token: string, startsAt: string, status: 'pending' | 'accepted' | 'denied' = 'accepted') => ({
  token,
  status,
  startsAt,
  endsAt: startsAt.replace(':00:00Z', ':59:00Z'),
});
const tokensOf = (rows: readonly { token: string }[]) => rows.map(({ token }) => token);

test('lists the next five by start, whoever created them, and never a sixth (CAL-25, CAL-28, C-20)', () => {
  const days = ['29', '25', '30', '24', '26', '28', '27'];
  const appointments = days.map((day) => on(`e${day}`, `2026-11-${day}T10:00:00Z`));
  expect(tokensOf(upcomingAppointments(appointments, now))).toEqual(['e24', 'e25', 'e26', 'e27', 'e28']);
});

test('leaves out denied ones and lets the next move up (CAL-29)', () => {
  const appointments = [
    on('denied', '2026-11-24T10:00:00Z', 'denied'),
    on('pending', '2026-11-25T10:00:00Z', 'pending'),
    on('accepted', '2026-11-26T10:00:00Z'),
  ];
  expect(tokensOf(upcomingAppointments(appointments, now))).toEqual(['pending', 'accepted']);
});

test('keeps one under way, drops one that has ended (CAL-25)', () => {
  const appointments = [on('ended', '2026-11-23T07:00:00Z'), on('under-way', '2026-11-23T08:00:00Z')];
  expect(tokensOf(upcomingAppointments(appointments, instantFromIso('2026-11-23T08:59:00Z')))).toEqual(['under-way']);
  expect(upcomingAppointments(appointments, now)).toEqual([]);
});

test('leaves the list it was given as it was', () => {
  const appointments = [on('later', '2026-11-25T10:00:00Z'), on('sooner', '2026-11-24T10:00:00Z')];
  upcomingAppointments(appointments, now);
  expect(tokensOf(appointments)).toEqual(['later', 'sooner']);
});
