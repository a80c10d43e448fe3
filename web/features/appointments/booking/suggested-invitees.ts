import type { Appointment } from '#contracts/appointments/appointments.api';
import { dayMs, type Instant, instantFromIso } from '#contracts/kernel/instant';
import { mondayOf, romeDate, romeTime, shiftDays } from '#contracts/kernel/rome-time';
import type { BookingKnowledge } from '#web/features/appointments/form/new-appointment-problems';

type Invitee = BookingKnowledge['invitees'][number];
type Known = Pick<Appointment, 'status' | 'own' | 'startsAt' | 'otherSide'>;

export interface InviteeGroup {
  readonly group: string;
  readonly invitees: readonly Invitee[];
}

const mostRecent = 5;
const recentMs = 60 * dayMs;

/**
 * The patients for a time, the likeliest first: those who were there at this time of the week in one of the two weeks
 * before and have nothing in its own week; those seen last; all others. Empty groups are left out.
 */
export function suggestedInvitees(
  invitees: readonly Invitee[],
  appointments: readonly Known[],
  start: Instant,
): readonly InviteeGroup[] {
  const shown = appointments.filter(({ own, status }) => own && status !== 'denied');
  const startsOf = ({ patient }: Invitee) =>
    shown.filter(({ otherSide }) => otherSide.token === patient).map(({ startsAt }) => instantFromIso(startsAt));
  const day = romeDate(start);
  const weekBefore = [shiftDays(day, -7), shiftDays(day, -14)];
  const isExpected = (invitee: Invitee) => {
    const starts = startsOf(invitee);
    const cameThen = starts.some((one) => weekBefore.includes(romeDate(one)) && romeTime(one) === romeTime(start));
    return cameThen && !starts.some((one) => mondayOf(romeDate(one)) === mondayOf(day));
  };
  const lastOf = (invitee: Invitee) => Math.max(...startsOf(invitee).filter((one) => one <= start));
  const expected = invitees.filter(isExpected);
  const recent = invitees
    .filter((one) => !expected.includes(one) && start - lastOf(one) < recentMs)
    .sort((one, other) => lastOf(other) - lastOf(one))
    .slice(0, mostRecent);
  const others = invitees.filter((one) => !expected.includes(one) && !recent.includes(one));
  return [
    { group: 'Di solito a quest’ora', invitees: expected },
    { group: 'Visti di recente', invitees: recent },
    { group: 'Gli altri', invitees: others },
  ].filter((each) => each.invitees.length > 0);
}
