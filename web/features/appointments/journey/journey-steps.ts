import type { Appointment } from '#contracts/appointments/appointments.api';
import { isConfirmationExpired } from '#contracts/appointments/confirmation-expired';
import { joinState } from '#contracts/appointments/join-state';
import type { Instant } from '#contracts/kernel/instant';
import type { ReviewStatus } from '#web/features/appointments/journey/next-step';

/** `unseen` is a step the later ones show to be behind, though nothing tells of it. */
export type JourneyState = 'done' | 'unseen' | 'to-confirm' | 'planned' | 'next' | 'later';

export interface JourneyStep {
  readonly name: string;
  readonly state: JourneyState;
}

export interface JourneyGrounds {
  /** The therapist the path leads to; undefined while there is none. */
  readonly therapist: string | undefined;
  readonly appointments: readonly Appointment[];
  readonly chats: number;
  readonly reviews: readonly ReviewStatus[];
  readonly now: Instant;
}

/** From the first message to the review: how far the patient has come with a therapist, from what is known alone. */
export function journeySteps({ therapist, appointments, chats, reviews, now }: JourneyGrounds): JourneyStep[] {
  const own = appointments.filter(({ status, otherSide }) => status !== 'denied' && otherSide.token === therapist);
  const talks = own.filter(({ kind }) => kind === 'introductory-talk');
  const sessions = own.filter(({ kind }) => kind !== 'introductory-talk');
  // A session is accepted when its consent is given and its price paid.
  const isPaid = sessions.some(({ status }) => status === 'accepted');
  const isReviewed = reviews.some((standing) => standing.therapist === therapist && standing.hasReviewed);
  const steps: [string, JourneyState][] = [
    ['Primo messaggio', chats > 0 || own.length > 0 ? 'done' : 'later'],
    ['Colloquio conoscitivo', stateOf(talks, now)],
    ['Consenso informato', isPaid ? 'done' : 'later'],
    ['Pagamento', isPaid ? 'done' : 'later'],
    ['Seduta', stateOf(sessions, now)],
    ['Recensione', isReviewed ? 'done' : 'later'],
  ];
  const reached = steps.findLastIndex(([, state]) => state === 'done');
  return steps.map(([name, state], index) => ({
    name,
    state: state === 'later' && index <= reached + 1 ? (index > reached ? 'next' : 'unseen') : state,
  }));
}

function stateOf(appointments: readonly Appointment[], now: Instant): JourneyState {
  const states = appointments.map((appointment) => joinState(appointment, now));
  if (states.includes('complete')) return 'done';
  if (states.some((state) => state !== null)) return 'planned';
  return appointments.some((one) => !isConfirmationExpired(one, now)) ? 'to-confirm' : 'later';
}
