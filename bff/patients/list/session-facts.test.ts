import { expect, test } from 'vitest';
import { sessionFacts } from '#bff/patients/list/session-facts';
import { instantFromIso } from '#contracts/kernel/instant';

const now = instantFromIso('2026-11-23T09:00:00Z');

const paid = { kind: 'single', status: 'accepted', priceCents: 7000, paidCents: 7000 } as const;
const at = (startsAt: string, endsAt: string) => ({ ...paid, startsAt, endsAt });
const lastWeek = at('2026-11-16T09:00:00Z', '2026-11-16T10:00:00Z');
const lastMonth = at('2026-10-16T09:00:00Z', '2026-10-16T10:00:00Z');
const underWay = at('2026-11-23T08:30:00Z', '2026-11-23T09:30:00Z');
const justOver = at('2026-11-23T08:00:00Z', '2026-11-23T09:00:00Z');
const tomorrow = at('2026-11-24T09:00:00Z', '2026-11-24T10:00:00Z');
const nextYear = at('2027-01-08T09:00:00Z', '2027-01-08T10:00:00Z');

const denied = { status: 'denied' } as const;
const pending = { status: 'pending', paidCents: null } as const;
const talk = { kind: 'introductory-talk', priceCents: 0, paidCents: null } as const;
const none = { lastSession: null, nextSession: null, unpaid: 0, isInTherapy: false };

test.each([
  { what: 'nothing', sessions: [], facts: none },
  { what: 'the latest held one', sessions: [lastWeek, lastMonth], facts: { lastSession: lastWeek.startsAt } },
  { what: 'the nearest to come', sessions: [nextYear, tomorrow], facts: { nextSession: tomorrow.startsAt } },
  { what: 'one under way as the next', sessions: [underWay], facts: { nextSession: underWay.startsAt } },
  { what: 'one that ends now as held', sessions: [justOver], facts: { lastSession: justOver.startsAt } },
  {
    what: 'cancelled ones as none',
    sessions: [
      { ...lastWeek, ...denied },
      { ...tomorrow, ...denied },
    ],
    facts: none,
  },
  { what: 'a pending one to come', sessions: [{ ...tomorrow, ...pending }], facts: { nextSession: tomorrow.startsAt } },
  { what: 'one never confirmed as not held', sessions: [{ ...lastWeek, ...pending }], facts: { unpaid: 0 } },
  { what: 'a held one without payment', sessions: [{ ...lastWeek, paidCents: null }, lastMonth], facts: { unpaid: 1 } },
  {
    what: 'a held one of unknown price',
    sessions: [{ ...lastWeek, priceCents: null, paidCents: null }],
    facts: { unpaid: 1 },
  },
  { what: 'a free talk as paid', sessions: [{ ...lastWeek, ...talk }], facts: { unpaid: 0, isInTherapy: false } },
  { what: 'a session agreed on as therapy', sessions: [{ ...tomorrow, ...pending }], facts: { isInTherapy: true } },
])('a list tells $what', ({ sessions, facts }) => {
  expect(sessionFacts(sessions, now)).toMatchObject(facts);
});
