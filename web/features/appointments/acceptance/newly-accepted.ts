import type { Appointment } from '#contracts/appointments/appointments.api';

type Seen = Pick<Appointment, 'token' | 'status' | 'movedFrom'>;

/**
 * Which appointments were pending at one refresh and are accepted at the next (LIVE-05, LIVE-08). One that was moved
 * between the two is known by its earlier token; what was not seen before is no change.
 */
export function newlyAccepted(before: readonly Seen[], after: readonly Seen[]): string[] {
  const pending = new Set(before.filter(({ status }) => status === 'pending').map(({ token }) => token));
  return after
    .filter(
      ({ status, token, movedFrom }) => status === 'accepted' && [token, ...movedFrom].some((one) => pending.has(one)),
    )
    .map(({ token }) => token);
}
