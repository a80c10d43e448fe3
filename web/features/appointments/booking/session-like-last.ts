import type { Appointment } from '#contracts/appointments/appointments.api';
import { bookingPriceCents } from '#contracts/appointments/booking-price';
import { instantFromIso } from '#contracts/kernel/instant';
import type { AppointmentValues } from '#web/features/appointments/form/appointment-values';
import type { BookingKnowledge } from '#web/features/appointments/form/new-appointment-problems';

type Known = Pick<Appointment, 'status' | 'own' | 'kind' | 'title' | 'slots' | 'startsAt' | 'otherSide'>;

const titles = { single: 'Seduta individuale', couple: 'Seduta di coppia' } as const;

/**
 * What the next appointment with a patient is likely to be: the same as the last session; after the introductory talk,
 * or where the sessions are not known, a session of the usual hour; before everything the introductory talk. A kind
 * without a price cannot be booked and stays open, with its title.
 */
export function sessionLikeLast(
  patient: string,
  appointments: readonly Known[],
  { invitees, prices }: Pick<BookingKnowledge, 'invitees' | 'prices'>,
): Pick<AppointmentValues, 'title' | 'kind' | 'slots'> {
  if (!invitees.some((one) => one.patient === patient && one.hasIntroductoryTalk))
    return { title: 'Colloquio conoscitivo', kind: 'introductory-talk', slots: '1' };
  const last = appointments
    .filter(({ own, status, kind }) => own && status !== 'denied' && kind !== 'introductory-talk')
    .filter(({ otherSide }) => otherSide.token === patient)
    .sort((one, other) => instantFromIso(other.startsAt) - instantFromIso(one.startsAt))[0];
  const kind = last?.kind === 'couple' ? 'couple' : 'single';
  if (bookingPriceCents(kind, prices) === null) return { title: '', kind: '', slots: '2' };
  return { title: last?.title || titles[kind], kind, slots: String(last?.slots ?? 2) };
}
