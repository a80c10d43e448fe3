import { expect, test } from 'vitest';
import type { Appointment } from '#contracts/appointments/appointments.api';
import { hourMs, instantFromIso, isoFromInstant, shiftInstant } from '#contracts/kernel/instant';
import { type JourneyState, journeySteps } from '#web/features/appointments/journey/journey-steps';

const now = instantFromIso('2026-11-23T09:00:00Z');

type Changes = Partial<Pick<Appointment, 'movedFrom' | 'paidCents'>>;

function meeting(
  kind: Appointment['kind'],
  status: Appointment['status'],
  startsInHours: number,
  changes: Changes = {},
): Appointment {
  return {
    token: `${kind}${startsInHours}`,
    kind,
    title: 'Seduta',
    startsAt: isoFromInstant(shiftInstant(now, startsInHours * hourMs)),
    endsAt: isoFromInstant(shiftInstant(now, (startsInHours + 1) * hourMs)),
    status,
    slots: 2,
    priceCents: 6000,
    paidCents: null,
    movedFrom: [],
    series: null,
    own: false,
    otherSide: { token: 'pt-rinaldi', name: 'Andrea Rinaldi', pictureUrl: null },
    ...changes,
  };
}

const talkHeld = meeting('introductory-talk', 'accepted', -200);
const sessionHeld = meeting('single', 'accepted', -48);
const reviewed = { therapist: 'pt-rinaldi', appointment: 'x', hasReviewed: true };

/** Of a paid session under way or held. */
const upToPayment = ['done', 'done', 'done', 'done'] as const;
const tenMinutes = 1 / 6;

interface Row {
  readonly when: string;
  readonly appointments: readonly Appointment[];
  readonly chats?: number;
  readonly signed?: boolean;
  readonly reviews?: readonly (typeof reviewed)[];
  readonly states: readonly JourneyState[];
}

const rows: readonly Row[] = [
  {
    when: 'nobody was written to',
    appointments: [],
    chats: 0,
    states: ['next', 'later', 'later', 'later', 'later', 'later'],
  },
  { when: 'a message was sent', appointments: [], states: ['done', 'next', 'later', 'later', 'later', 'later'] },
  {
    when: 'a talk waits for its confirmation',
    appointments: [meeting('introductory-talk', 'pending', 24)],
    states: ['done', 'to-confirm', 'later', 'later', 'later', 'later'],
  },
  {
    when: 'a talk that has begun can still be confirmed',
    appointments: [meeting('introductory-talk', 'pending', -24)],
    states: ['done', 'to-confirm', 'later', 'later', 'later', 'later'],
  },
  {
    when: 'the time to confirm the talk has passed',
    appointments: [meeting('introductory-talk', 'pending', -30)],
    states: ['done', 'next', 'later', 'later', 'later', 'later'],
  },
  {
    when: 'the talk is confirmed',
    appointments: [meeting('introductory-talk', 'accepted', 24)],
    states: ['done', 'planned', 'later', 'later', 'later', 'later'],
  },
  {
    when: 'the talk is under way',
    appointments: [meeting('introductory-talk', 'accepted', -0.5)],
    states: ['done', 'under-way', 'later', 'later', 'later', 'later'],
  },
  {
    when: 'the talk is over',
    appointments: [talkHeld],
    states: ['done', 'done', 'awaits-proposal', 'later', 'later', 'later'],
  },
  {
    when: 'a session is proposed after the talk',
    appointments: [talkHeld, meeting('single', 'pending', 24)],
    states: ['done', 'done', 'next', 'later', 'to-confirm', 'later'],
  },
  {
    when: 'the consent for a proposed session is signed and nothing is paid',
    appointments: [talkHeld, meeting('single', 'pending', 24)],
    signed: true,
    states: ['done', 'done', 'done', 'next', 'to-confirm', 'later'],
  },
  {
    when: 'the time to confirm the session has passed',
    appointments: [talkHeld, meeting('single', 'pending', -30)],
    signed: true,
    states: ['done', 'done', 'done', 'awaits-proposal', 'later', 'later'],
  },
  {
    when: 'the session is confirmed',
    appointments: [talkHeld, meeting('couple', 'accepted', 24)],
    signed: true,
    states: [...upToPayment, 'planned', 'later'],
  },
  {
    when: 'the confirmed session was moved',
    appointments: [talkHeld, meeting('single', 'accepted', 72, { movedFrom: ['single24'], paidCents: 6000 })],
    signed: true,
    states: [...upToPayment, 'planned', 'later'],
  },
  {
    when: 'the session begins in ten minutes',
    appointments: [talkHeld, meeting('single', 'accepted', tenMinutes)],
    signed: true,
    states: [...upToPayment, 'planned', 'later'],
  },
  {
    when: 'the session begins now',
    appointments: [talkHeld, meeting('single', 'accepted', 0)],
    signed: true,
    states: [...upToPayment, 'under-way', 'later'],
  },
  {
    when: 'the session is ending',
    appointments: [talkHeld, meeting('single', 'accepted', -1)],
    signed: true,
    states: [...upToPayment, 'under-way', 'later'],
  },
  {
    when: 'another session begins in ten minutes after one that was held',
    appointments: [talkHeld, sessionHeld, meeting('single', 'accepted', tenMinutes)],
    signed: true,
    states: [...upToPayment, 'planned', 'later'],
  },
  {
    when: 'another session is confirmed after one that was held',
    appointments: [talkHeld, sessionHeld, meeting('single', 'accepted', 24)],
    signed: true,
    states: [...upToPayment, 'done', 'next'],
  },
  {
    when: 'another session is under way after one that was held',
    appointments: [talkHeld, sessionHeld, meeting('single', 'accepted', -0.5)],
    signed: true,
    states: [...upToPayment, 'under-way', 'later'],
  },
  {
    when: 'another session is under way and a review was left before',
    appointments: [talkHeld, sessionHeld, meeting('single', 'accepted', -0.5)],
    signed: true,
    reviews: [reviewed],
    states: [...upToPayment, 'under-way', 'done'],
  },
  {
    when: 'the session was held',
    appointments: [talkHeld, sessionHeld],
    signed: true,
    states: [...upToPayment, 'done', 'next'],
  },
  {
    when: 'the session was held, without a talk or a consent that is known',
    appointments: [sessionHeld],
    states: ['done', 'unseen', 'unseen', 'done', 'done', 'next'],
  },
  {
    when: 'a review was left',
    appointments: [talkHeld, sessionHeld],
    signed: true,
    reviews: [reviewed],
    states: [...upToPayment, 'done', 'done'],
  },
  {
    when: 'the paid session was cancelled',
    appointments: [talkHeld, meeting('single', 'denied', 24, { paidCents: 6000 })],
    signed: true,
    states: ['done', 'done', 'done', 'awaits-proposal', 'later', 'later'],
  },
  {
    when: 'everything was cancelled and nothing signed',
    appointments: [meeting('introductory-talk', 'denied', 24)],
    chats: 0,
    states: ['done', 'next', 'later', 'later', 'later', 'later'],
  },
];

test.each(rows)('knows how far the path has come when $when (CONSENT-02)', (row) => {
  const { appointments, chats = 1, signed = false, reviews = [], states } = row;
  const steps = journeySteps({
    therapist: 'pt-rinaldi',
    appointments,
    chats,
    isConsentGiven: signed,
    reviews,
    now,
  });
  expect(steps.map(({ state }) => state)).toEqual(states);
});

test('counts nothing of another therapist', () => {
  const steps = journeySteps({
    therapist: 'pt-serafini',
    appointments: [sessionHeld],
    chats: 1,
    isConsentGiven: false,
    reviews: [reviewed],
    now,
  });
  expect(steps.map(({ state }) => state)).toEqual(['done', 'next', 'later', 'later', 'later', 'later']);
});

test('says of each step that is done so in a word that agrees with it', () => {
  const steps = journeySteps({
    therapist: 'pt-rinaldi',
    appointments: [talkHeld, sessionHeld],
    chats: 1,
    isConsentGiven: true,
    reviews: [reviewed],
    now,
  });
  expect(steps.map(({ name, stateText }) => `${name} ${stateText}`)).toEqual([
    'Primo messaggio inviato',
    'Colloquio conoscitivo fatto',
    'Consenso informato firmato',
    'Pagamento fatto',
    'Seduta fatta',
    'Recensione lasciata',
  ]);
});
