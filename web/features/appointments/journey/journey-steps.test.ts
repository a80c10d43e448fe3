import { expect, test } from 'vitest';
import type { Appointment } from '#contracts/appointments/appointments.api';
import { hourMs, instantFromIso, isoFromInstant, shiftInstant } from '#contracts/kernel/instant';
import { type JourneyState, journeySteps } from '#web/features/appointments/journey/journey-steps';

const now = instantFromIso('2026-11-23T09:00:00Z');

function meeting(kind: Appointment['kind'], status: Appointment['status'], startsInHours: number): Appointment {
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
    own: false,
    otherSide: { token: 'pt-rinaldi', name: 'Andrea Rinaldi', pictureUrl: null },
  };
}

const talkHeld = meeting('introductory-talk', 'accepted', -200);
const sessionHeld = meeting('single', 'accepted', -48);
const reviewed = { therapist: 'pt-rinaldi', appointment: 'x', hasReviewed: true };

interface Row {
  readonly when: string;
  readonly appointments: readonly Appointment[];
  readonly chats?: number;
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
    when: 'a session is proposed after the talk',
    appointments: [talkHeld, meeting('single', 'pending', 24)],
    states: ['done', 'done', 'next', 'later', 'to-confirm', 'later'],
  },
  {
    when: 'the session is confirmed',
    appointments: [talkHeld, meeting('couple', 'accepted', 24)],
    states: ['done', 'done', 'done', 'done', 'planned', 'later'],
  },
  {
    when: 'the session was held, without a talk that is known',
    appointments: [sessionHeld],
    states: ['done', 'unseen', 'done', 'done', 'done', 'next'],
  },
  {
    when: 'a review was left',
    appointments: [talkHeld, sessionHeld],
    reviews: [reviewed],
    states: ['done', 'done', 'done', 'done', 'done', 'done'],
  },
  {
    when: 'everything was cancelled',
    appointments: [meeting('single', 'denied', 24)],
    states: ['done', 'next', 'later', 'later', 'later', 'later'],
  },
];

test.each(rows)('knows how far the path has come when $when', ({ appointments, chats = 1, reviews = [], states }) => {
  const steps = journeySteps({ therapist: 'pt-rinaldi', appointments, chats, reviews, now });
  expect(steps.map(({ state }) => state)).toEqual(states);
});

test('counts nothing of another therapist', () => {
  const steps = journeySteps({
    therapist: 'pt-serafini',
    appointments: [sessionHeld],
    chats: 1,
    reviews: [reviewed],
    now,
  });
  expect(steps.map(({ state }) => state)).toEqual(['done', 'next', 'later', 'later', 'later', 'later']);
});
