import { expect, test } from 'vitest';
import { handleMoveAppointment } from '#bff/appointments/moving/move-appointment';
import { moveAppointment } from '#contracts/appointments/appointments.api';
import { createTestPlatform } from '#mocks/start-in-vitest';

/** A paid session of Rinaldi with Giulia on Monday 30 November, 18:30 to 19:30 in Rome. */
const session = {
  appointment: 'event-giulia-accepted',
  startsAt: '2026-11-30T17:30:00.000Z',
  title: 'Seduta',
  date: '2026-11-30',
  idempotencyKey: 'key-move-1',
};

test.each([
  { what: 'begins as the old one ends', time: '19:30', slots: 2, order: ['addEvent', 'deleteEvent'] },
  { what: 'ends as the old one begins', time: '17:30', slots: 2, order: ['addEvent', 'deleteEvent'] },
  { what: 'begins before the old one ends', time: '19:00', slots: 2, order: ['deleteEvent', 'addEvent'] },
  { what: 'ends after the old one begins', time: '17:30', slots: 3, order: ['deleteEvent', 'addEvent'] },
  { what: 'lies within the old one', time: '19:00', slots: 1, order: ['deleteEvent', 'addEvent'] },
  { what: 'reaches beyond both its ends', time: '18:00', slots: 4, order: ['deleteEvent', 'addEvent'] },
])('a new time that $what is written in the order $order (APPT-44)', async ({ time, slots, order }) => {
  const calls: string[] = [];
  const platform = createTestPlatform({ onCall: ({ name }) => void calls.push(name) });
  const input = { ...session, time, slots };
  const { status } = await platform.runAs('rinaldi', moveAppointment, handleMoveAppointment, input);
  expect(status).toBe(200);
  expect(calls.filter((name) => order.includes(name))).toEqual(order);
});
