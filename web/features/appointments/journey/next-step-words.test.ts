import { expect, test } from 'vitest';
import type { Appointment } from '#contracts/appointments/appointments.api';
import { instantFromIso } from '#contracts/kernel/instant';
import { noRoomYet } from '#web/copy/no-room-yet';
import { nextStepWords } from '#web/features/appointments/journey/next-step-words';

const now = instantFromIso('2026-11-23T09:00:00Z');

const appointment: Appointment = {
  token: 'session',
  kind: 'single',
  title: 'Seduta',
  startsAt: '2026-11-25T17:30:00Z',
  endsAt: '2026-11-25T18:30:00Z',
  status: 'pending',
  slots: 2,
  priceCents: 6000,
  paidCents: null,
  movedFrom: [],
  series: null,
  own: false,
  otherSide: { token: 'pt-rinaldi', name: 'Andrea Rinaldi', pictureUrl: null },
};

test('says that there is no session room where the step is to join', () => {
  expect(nextStepWords({ kind: 'join', appointment }, now).reason).toContain(noRoomYet);
});
