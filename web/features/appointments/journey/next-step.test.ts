import { expect, test } from 'vitest';
import type { Appointment } from '#contracts/appointments/appointments.api';
import { hourMs, type Instant, instantFromIso, isoFromInstant, shiftInstant } from '#contracts/kernel/instant';
import { type NextStepGrounds, nextStep } from '#web/features/appointments/journey/next-step';

const now = instantFromIso('2026-11-23T09:00:00Z');
const inHours = (hours: number): Instant => shiftInstant(now, hours * hourMs);

function appointment(token: string, status: Appointment['status'], startsInHours: number): Appointment {
  return {
    token,
    kind: 'single',
    title: 'Seduta',
    startsAt: isoFromInstant(inHours(startsInHours)),
    endsAt: isoFromInstant(inHours(startsInHours + 1)),
    status,
    slots: 2,
    priceCents: 6000,
    paidCents: null,
    movedFrom: [],
    series: null,
    own: false,
    otherSide: { token: 'pt-rinaldi', name: 'Andrea Rinaldi', pictureUrl: null },
  };
}

const step = (changes: Partial<NextStepGrounds>) =>
  nextStep({ appointments: [], chats: 1, reviews: [], now, ...changes });

test('puts a session that can be joined now before everything else', () => {
  const appointments = [appointment('wait', 'pending', 48), appointment('open', 'accepted', 0.1)];
  expect(step({ appointments })).toMatchObject({ kind: 'join', appointment: { token: 'open' } });
});

test('asks a patient to confirm the earliest appointment that still can be', () => {
  const appointments = [
    appointment('late', 'pending', -25),
    appointment('second', 'pending', 72),
    appointment('first', 'pending', 48),
    appointment('confirmed', 'accepted', 12),
  ];
  expect(step({ appointments })).toMatchObject({ kind: 'confirm', appointment: { token: 'first' } });
});

test('leads a patient who has written to nobody to the therapists', () => {
  expect(step({ chats: 0 })).toEqual({ kind: 'find-therapist' });
});

test('leads a patient who has conversations but no appointment to make one', () => {
  expect(step({ appointments: [appointment('gone', 'denied', 24)] })).toEqual({ kind: 'arrange' });
});

test('concludes nothing from conversations that are not known', () => {
  expect(step({ chats: undefined })).toEqual({ kind: 'rest', appointment: undefined });
});

const held = appointment('held', 'accepted', -48);
const standing = { therapist: 'pt-rinaldi', appointment: 'held', hasReviewed: false };

test('asks a patient who never reviewed a therapist for a review of the session held last (RATE-05, RATE-17)', () => {
  const ahead = appointment('ahead', 'accepted', 48);
  expect(step({ appointments: [held, ahead], reviews: [standing] })).toEqual({ kind: 'review', appointment: held });
});

test('puts what is to be confirmed before the review, and asks nobody twice (RATE-06)', () => {
  const pending = appointment('wait', 'pending', 48);
  expect(step({ appointments: [held, pending], reviews: [standing] })).toMatchObject({ kind: 'confirm' });
  expect(step({ appointments: [held], reviews: [{ ...standing, hasReviewed: true }] })).toEqual({ kind: 'arrange' });
});

test('asks nobody for a review while nothing is known of them', () => {
  expect(step({ appointments: [held], reviews: undefined })).toEqual({ kind: 'arrange' });
});
