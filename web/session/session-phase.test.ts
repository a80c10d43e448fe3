import { expect, test } from 'vitest';
import type { SignedIn } from '#contracts/login/login.api';
import { phaseAfterAnswer, phaseAfterLeaving, phaseProlonged, type SessionPhase } from '#web/session/session-phase';

const giulia: SignedIn = {
  user: {
    token: 'pt-giulia',
    userType: 'patient',
    firstName: 'Giulia',
    lastName: 'Moretti',
    email: 'giulia.moretti@example.it',
    pictureUrl: null,
    missingConsents: [],
    needsBillingData: false,
    phone: '',
    missingSetup: [],
    watchedTutorial: true,
  },
  endsAt: '2026-11-23T21:00:00.000Z',
  idleEndsAt: '2026-11-23T09:30:00.000Z',
};
const unknown: SessionPhase = { kind: 'unknown', problem: undefined };
const signedIn: SessionPhase = { kind: 'signed-in', signedIn: giulia };
const byChoice = { user: 'pt-giulia', userType: 'patient', byChoice: true };

test('the first answer makes a visitor or a user of whoever is there', () => {
  expect(phaseAfterAnswer(unknown, { signedIn: null }, false)).toEqual({ kind: 'visitor' });
  expect(phaseAfterAnswer(unknown, { signedIn: giulia }, false)).toEqual(signedIn);
});

test('a professional whom the first answer refuses is told why (PERM-08)', () => {
  const answer = { signedIn: null, endedBecause: 'awaiting_approval' } as const;
  expect(phaseAfterAnswer(unknown, answer, false)).toMatchObject({ endedBecause: 'awaiting_approval' });
});

test('a session that is gone at a later answer has expired, unless another tab left by choice', () => {
  expect(phaseAfterAnswer(signedIn, { signedIn: null }, false)).toEqual({
    kind: 'visitor',
    endedBecause: 'expired',
    ended: { user: 'pt-giulia', userType: 'patient', byChoice: false },
  });
  expect(phaseAfterAnswer(signedIn, { signedIn: null }, true)).toEqual({
    kind: 'visitor',
    endedBecause: 'left_elsewhere',
    ended: byChoice,
  });
});

test('an answer without news leaves a visitor with what was told', () => {
  const left = { kind: 'visitor', ended: byChoice } as SessionPhase;
  expect(phaseAfterAnswer(left, { signedIn: null }, false)).toBe(left);
});

test('a sign-out the back end had not heard of is forgotten with its answer', () => {
  const half = phaseAfterLeaving(signedIn, 'left_unheard');
  expect(half).toMatchObject({ endedBecause: 'left_unheard', ended: byChoice });
  expect(phaseAfterAnswer(half, { signedIn: null }, false)).toEqual({ kind: 'visitor' });
});

test('only a signed-in session lives longer', () => {
  const ends = { endsAt: giulia.endsAt, idleEndsAt: '2026-11-23T09:45:00.000Z' };
  expect(phaseProlonged(signedIn, ends)).toEqual({ kind: 'signed-in', signedIn: { ...giulia, ...ends } });
  expect(phaseProlonged(unknown, ends)).toBe(unknown);
});
