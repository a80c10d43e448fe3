import type { Appointment } from '#contracts/appointments/appointments.api';
import { isConfirmationExpired } from '#contracts/appointments/confirmation-expired';
import { joinState } from '#contracts/appointments/join-state';
import type { Instant } from '#contracts/kernel/instant';
import { upcomingAppointments } from '#web/features/appointments/journey/upcoming';

/** The one thing to do next; `rest` is nothing, with the next appointment if there is one. */
export type NextStep =
  | { readonly kind: 'join' | 'confirm' | 'review'; readonly appointment: Appointment }
  | { readonly kind: 'find-therapist' | 'arrange' | 'invite' }
  | { readonly kind: 'rest'; readonly appointment: Appointment | undefined };

export interface NextStepGrounds {
  readonly reader: 'patient' | 'professional';
  readonly appointments: readonly Appointment[];
  /** How many conversations there are; undefined while that is not known, and then nothing is concluded from it. */
  readonly chats: number | undefined;
  /** How the patient stands to a review of each therapist; undefined while that is not known. */
  readonly reviews: readonly ReviewStatus[] | undefined;
  readonly now: Instant;
}

/** The session held last with a therapist, and whether a review of theirs was ever left. */
export interface ReviewStatus {
  readonly therapist: string;
  readonly appointment: string;
  readonly hasReviewed: boolean;
}

/** What is most urgent: a session that is open, then what waits for the reader, then the first steps of the path (RATE-17). */
export function nextStep({ reader, appointments, chats, reviews = [], now }: NextStepGrounds): NextStep {
  const open = appointments.find((appointment) => joinState(appointment, now) === 'allow');
  if (open) return { kind: 'join', appointment: open };

  const unconfirmed = appointments
    .filter((appointment) => appointment.status === 'pending' && !isConfirmationExpired(appointment, now))
    .sort((one, other) => one.startsAt.localeCompare(other.startsAt))[0];
  if (reader === 'patient' && unconfirmed) return { kind: 'confirm', appointment: unconfirmed };

  const owed = reviews.find(({ hasReviewed }) => !hasReviewed);
  const unreviewed = appointments.find(({ token }) => token === owed?.appointment);
  if (reader === 'patient' && unreviewed) return { kind: 'review', appointment: unreviewed };

  const next = upcomingAppointments(appointments, now)[0];
  if (next || chats === undefined) return { kind: 'rest', appointment: next };
  if (reader === 'professional') return chats > 0 ? { kind: 'invite' } : { kind: 'rest', appointment: undefined };
  return { kind: chats > 0 ? 'arrange' : 'find-therapist' };
}
