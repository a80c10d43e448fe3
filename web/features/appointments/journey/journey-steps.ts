import type { Appointment } from '#contracts/appointments/appointments.api';
import { isConfirmationExpired } from '#contracts/appointments/confirmation-expired';
import { joinState } from '#contracts/appointments/join-state';
import type { Instant } from '#contracts/kernel/instant';
import type { ReviewStatus } from '#web/features/appointments/journey/next-step';

/** `unseen` is a step that nothing records, though a later step is done. */
export type JourneyState = 'done' | 'unseen' | 'to-confirm' | 'planned' | 'next' | 'later';

export interface JourneyStep {
  readonly name: string;
  readonly state: JourneyState;
}

export interface JourneyGrounds {
  /** The therapist of the journey; undefined while there is none. */
  readonly therapist: string | undefined;
  readonly appointments: readonly Appointment[];
  readonly chats: number;
  readonly reviews: readonly ReviewStatus[];
  readonly now: Instant;
}

/** The steps of a patient's journey with a therapist and the state of each, as far as it is recorded. */
export function journeySteps({ therapist, appointments, chats, reviews, now }: JourneyGrounds): JourneyStep[] {
  const own = appointments.filter(({ status, otherSide }) => status !== 'denied' && otherSide.token === therapist);
  const talks = own.filter(({ kind }) => kind === 'introductory-talk');
  const sessions = own.filter(({ kind }) => kind !== 'introductory-talk');
  // A session is accepted only when its consent is given and its price paid.
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
