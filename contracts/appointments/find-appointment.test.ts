import { expect, test } from 'vitest';
import { findAppointment } from '#contracts/appointments/find-appointment';

const stays = { token: 'stays', movedFrom: [] };
const moved = { token: 'now', movedFrom: ['first', 'second'] };
const restored = { token: 'second', movedFrom: [] };

test.each([
  { token: 'stays', among: [stays, moved], found: stays },
  { token: 'now', among: [stays, moved], found: moved },
  { token: 'first', among: [stays, moved], found: moved },
  { token: 'second', among: [moved, restored], found: restored },
  { token: 'gone', among: [stays, moved], found: undefined },
])('an appointment is found by the tokens it has or had: $token', ({ token, among, found }) => {
  expect(findAppointment(among, token)).toBe(found);
});
