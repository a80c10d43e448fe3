import { expect, test } from 'vitest';
import { sessionLikeLast } from '#web/features/appointments/booking/session-like-last';

const known = {
  invitees: [
    { patient: 'pt-old', name: 'Vecchio', hasIntroductoryTalk: true },
    { patient: 'pt-new', name: 'Nuovo', hasIntroductoryTalk: false },
  ],
  prices: { singleCents: 7000, coupleCents: 9500 },
};
const session = {
  own: true,
  status: 'accepted',
  kind: 'single',
  title: 'Percorso',
  slots: 3,
  startsAt: '2026-11-16T17:30:00Z',
  otherSide: { token: 'pt-old', name: 'Vecchio', pictureUrl: null },
} as const;
const later = { startsAt: '2026-11-23T17:30:00Z' };

test.each([
  { what: 'the same as the last session', had: [session], next: { title: 'Percorso', kind: 'single', slots: '3' } },
  {
    what: 'the latest of several',
    had: [{ ...session, ...later, kind: 'couple', title: 'In due', slots: 2 }, session],
    next: { title: 'In due', kind: 'couple', slots: '2' },
  },
  {
    what: 'nothing of a cancelled one',
    had: [session, { ...session, ...later, status: 'denied', title: 'Annullata' }],
    next: { title: 'Percorso', kind: 'single', slots: '3' },
  },
  {
    what: 'a session after the introductory talk',
    had: [{ ...session, kind: 'introductory-talk', title: 'Colloquio', slots: 1 }],
    next: { title: 'Seduta individuale', kind: 'single', slots: '2' },
  },
  {
    what: 'nothing of another patient',
    had: [{ ...session, otherSide: { ...session.otherSide, token: 'pt-new' } }],
    next: { title: 'Seduta individuale', kind: 'single', slots: '2' },
  },
] as const)('the next appointment takes $what', ({ had, next }) => {
  expect(sessionLikeLast('pt-old', had, known)).toEqual(next);
});

test('a patient without an introductory talk has that first (APPT-30)', () => {
  expect(sessionLikeLast('pt-new', [], known)).toMatchObject({ kind: 'introductory-talk', slots: '1' });
});

test('a kind that has no price now is not chosen (APPT-35)', () => {
  const prices = { singleCents: null, coupleCents: null };
  expect(sessionLikeLast('pt-old', [session], { ...known, prices })).toEqual({ title: '', kind: '', slots: '2' });
});
