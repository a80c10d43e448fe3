import type { Appointment } from '#contracts/appointments/appointments.api';
import { isConfirmationExpired } from '#contracts/appointments/confirmation-expired';
import { joinState } from '#contracts/appointments/join-state';
import type { Instant } from '#contracts/kernel/instant';
import { upcomingAppointments } from '#web/features/appointments/journey/upcoming';

/** The one thing a patient does next; `rest` means nothing to do, with the next appointment if there is one. */
export type NextStep =
  | { readonly kind: 'join' | 'confirm' | 'review'; readonly appointment: Appointment }
  | { readonly kind: 'find-therapist' | 'arrange' }
  | { readonly kind: 'rest'; readonly appointment: Appointment | undefined };

export interface NextStepGrounds {
  readonly appointments: readonly Appointment[];
  /** The number of conversations; undefined while it is unknown, and then nothing is concluded from it. */
  readonly chats: number | undefined;
  /** The state of the patient's review of each therapist; undefined while it is unknown. */
  readonly reviews: readonly ReviewStatus[] | undefined;
  readonly now: Instant;
}

/** The last session held with a therapist, and whether the patient has ever reviewed that therapist. */
export interface ReviewStatus {
  readonly therapist: string;
  readonly appointment: string;
  readonly hasReviewed: boolean;
}

/** A patient's most urgent step: an open session, then what waits for the user, then the first steps of the journey. */
export function nextStep({ appointments, chats, reviews = [], now }: NextStepGrounds): NextStep {
  const open = appointments.find((appointment) => joinState(appointment, now) === 'allow');
  if (open) return { kind: 'join', appointment: open };

  const unconfirmed = appointments
    .filter((appointment) => appointment.status === 'pending' && !isConfirmationExpired(appointment, now))
    .sort((one, other) => one.startsAt.localeCompare(other.startsAt))[0];
  if (unconfirmed) return { kind: 'confirm', appointment: unconfirmed };

  const owed = reviews.find(({ hasReviewed }) => !hasReviewed);
  const unreviewed = appointments.find(({ token }) => token === owed?.appointment);
  if (unreviewed) return { kind: 'review', appointment: unreviewed };

  const next = upcomingAppointments(appointments, now)[0];
  if (next || chats === undefined) return { kind: 'rest', appointment: next };
  return { kind: chats > 0 ? 'arrange' : 'find-therapist' };
}
