import type { Appointment } from '#contracts/appointments/appointments.api';
import { isConfirmationExpired } from '#contracts/appointments/confirmation-expired';
import { joinState } from '#contracts/appointments/join-state';
import { type Instant, instantFromIso } from '#contracts/kernel/instant';
import type { ReviewStatus } from '#web/features/appointments/journey/next-step';

/**
 * `unseen` is a step that nothing records, though a later step is done; `awaits-proposal` is the next one, for which
 * the therapist must propose a session first.
 */
export type JourneyState =
  | 'done'
  | 'unseen'
  | 'awaits-proposal'
  | 'to-confirm'
  | 'planned'
  | 'under-way'
  | 'next'
  | 'later';

export interface JourneyStep {
  readonly name: string;
  readonly state: JourneyState;
  readonly stateText: string;
}

export interface JourneyGrounds {
  /** The therapist of the journey; undefined while there is none. */
  readonly therapist: string | undefined;
  readonly appointments: readonly Appointment[];
  readonly chats: number;
  /** Whether the patient has signed the informed consent for this therapist. */
  readonly isConsentGiven: boolean;
  readonly reviews: readonly ReviewStatus[];
  readonly now: Instant;
}

/** The steps in their order, with the word for each that is done. */
const steps = [
  ['Primo messaggio', 'inviato'],
  ['Colloquio conoscitivo', 'fatto'],
  ['Consenso informato', 'firmato'],
  ['Pagamento', 'fatto'],
  ['Seduta', 'fatta'],
  ['Recensione', 'lasciata'],
] as const;

/** The steps a patient takes only once a session is proposed. */
const comesWithSession: ReadonlySet<string> = new Set(['Consenso informato', 'Pagamento']);

const stateTexts: Readonly<Record<Exclude<JourneyState, 'done'>, string>> = {
  unseen: 'non risulta',
  'to-confirm': 'da confermare',
  planned: 'in programma',
  'under-way': 'in corso',
  'awaits-proposal': 'dopo la proposta del terapeuta',
  next: 'il prossimo passo',
  later: 'più avanti',
};

/** The steps of a patient's journey with a therapist and the state of each, as far as it is recorded. */
export function journeySteps(grounds: JourneyGrounds): JourneyStep[] {
  const states = statesKnown(grounds);
  const reached = states.lastIndexOf('done');
  const next = (name: string) =>
    comesWithSession.has(name) && !states.includes('to-confirm') ? 'awaits-proposal' : 'next';
  return steps.map(([name, doneText], index) => {
    const known = states[index] ?? 'later';
    const state = known === 'later' && index <= reached + 1 ? (index > reached ? next(name) : 'unseen') : known;
    return { name, state, stateText: state === 'done' ? doneText : stateTexts[state] };
  });
}

/** What is known of each step by itself. */
function statesKnown({ therapist, appointments, chats, isConsentGiven, reviews, now }: JourneyGrounds): JourneyState[] {
  const own = appointments.filter(({ otherSide }) => otherSide.token === therapist);
  const kept = own.filter(({ status }) => status !== 'denied');
  const sessions = kept.filter(({ kind }) => kind !== 'introductory-talk');
  // A session is accepted once its price is paid.
  const isPaid = sessions.some(({ status }) => status === 'accepted');
  const isReviewed = reviews.some((one) => one.therapist === therapist && one.hasReviewed);
  return [
    doneIf(chats > 0 || own.length > 0),
    stateOf(
      kept.filter(({ kind }) => kind === 'introductory-talk'),
      now,
    ),
    doneIf(isConsentGiven),
    doneIf(isPaid),
    stateOf(sessions, now),
    doneIf(isReviewed),
  ];
}

function doneIf(isDone: boolean): JourneyState {
  return isDone ? 'done' : 'later';
}

/** How those of one kind stand together: one that is open comes before those held, and these before those ahead. */
function stateOf(appointments: readonly Appointment[], now: Instant): JourneyState {
  const accepted = appointments.filter(({ status }) => status === 'accepted');
  const open = accepted.filter((one) => joinState(one, now) === 'allow');
  if (open.some(({ startsAt }) => instantFromIso(startsAt) <= now)) return 'under-way';
  if (open.length > 0) return 'planned';
  if (accepted.some((one) => joinState(one, now) === 'complete')) return 'done';
  if (accepted.length > 0) return 'planned';
  return appointments.some((one) => !isConfirmationExpired(one, now)) ? 'to-confirm' : 'later';
}
