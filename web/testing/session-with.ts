import { type Appointment, appointment } from '#contracts/appointments/appointments.api';

/**
 * A therapist's accepted and paid session with a patient, on Monday 30 November 2026 at 18:30 in Rome, with changes.
 */
export function sessionWith(changes: Partial<Appointment> = {}): Appointment {
  return appointment.parse({
    token: 'session',
    kind: 'single',
    title: 'Seduta individuale',
    startsAt: '2026-11-30T17:30:00.000Z',
    endsAt: '2026-11-30T18:30:00.000Z',
    slots: 2,
    status: 'accepted',
    priceCents: 7000,
    paidCents: 7000,
    movedFrom: [],
    series: null,
    own: true,
    otherSide: { token: 'pt-giulia', name: 'Giulia Moretti', pictureUrl: null },
    ...changes,
  });
}
