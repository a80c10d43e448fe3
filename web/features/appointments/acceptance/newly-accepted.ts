import type { Appointment } from '#contracts/appointments/appointments.api';

type Seen = Pick<Appointment, 'token' | 'status' | 'movedFrom'>;

/**
 * The tokens of the appointments that were pending at one refresh and are accepted at the next. An appointment moved in
 * between is recognised by its earlier token; one that was not listed before does not count.
 */
export function newlyAccepted(before: readonly Seen[], after: readonly Seen[]): string[] {
  const pending = new Set(before.filter(({ status }) => status === 'pending').map(({ token }) => token));
  return after
    .filter(
      ({ status, token, movedFrom }) => status === 'accepted' && [token, ...movedFrom].some((one) => pending.has(one)),
    )
    .map(({ token }) => token);
}
