import type { Appointment } from '#contracts/appointments/appointments.api';
import { type Instant, instantFromIso } from '#contracts/kernel/instant';
import type { ListedPatient } from '#contracts/patients/patients.api';

type Session = Pick<Appointment, 'kind' | 'status' | 'startsAt' | 'endsAt' | 'priceCents' | 'paidCents'>;

interface SessionFacts extends Pick<ListedPatient, 'lastSession' | 'nextSession' | 'unpaid'> {
  /** Whether a session that is not the introductory talk was agreed on, and not cancelled. */
  readonly isInTherapy: boolean;
}

/**
 * What a patient's sessions say at a glance. Held is what was confirmed and is over; a session under way comes next; a
 * held one that costs something and has no payment on record is unpaid.
 */
export function sessionFacts(sessions: readonly Session[], now: Instant): SessionFacts {
  const agreed = sessions.filter(({ status }) => status !== 'denied');
  const held = agreed.filter(({ status, endsAt }) => status === 'accepted' && instantFromIso(endsAt) <= now);
  const ahead = agreed.filter(({ endsAt }) => instantFromIso(endsAt) > now);
  const starts = (some: readonly Session[]) => some.map(({ startsAt }) => startsAt).toSorted();
  return {
    lastSession: starts(held).at(-1) ?? null,
    nextSession: starts(ahead)[0] ?? null,
    unpaid: held.filter(({ priceCents, paidCents }) => priceCents !== 0 && paidCents === null).length,
    isInTherapy: agreed.some(({ kind }) => kind !== 'introductory-talk'),
  };
}
