import { expect, test } from 'vitest';
import type { AppointmentKind } from '#contracts/appointments/appointments.api';
import { type PartyCircumstances, partyRefusal } from '#contracts/appointments/party-refusal';

const strangers: PartyCircumstances = {
  hasIntroductoryTalk: false,
  prices: { singleCents: 6000, coupleCents: null },
  planExpired: false,
};
const known: PartyCircumstances = { ...strangers, hasIntroductoryTalk: true };

test.each<{ id: string; what: string; kind: AppointmentKind; parties: PartyCircumstances; answer: string | null }>([
  { id: 'APPT-34', what: 'a first talk is allowed', kind: 'introductory-talk', parties: strangers, answer: null },
  {
    id: 'APPT-26',
    what: 'a second talk is refused',
    kind: 'introductory-talk',
    parties: known,
    answer: 'second_introductory_talk',
  },
  {
    id: 'APPT-30',
    what: 'a session without a talk is refused',
    kind: 'single',
    parties: strangers,
    answer: 'introductory_talk_first',
  },
  { id: 'APPT-30', what: 'a session after a talk is allowed', kind: 'single', parties: known, answer: null },
  {
    id: 'APPT-35',
    what: 'a kind without a price is refused',
    kind: 'couple',
    parties: known,
    answer: 'price_missing',
  },
  {
    id: 'APPT-32',
    what: 'an expired plan refuses a session',
    kind: 'single',
    parties: { ...known, planExpired: true },
    answer: 'plan_expired',
  },
  {
    id: 'APPT-32',
    what: 'an expired plan refuses a talk too',
    kind: 'introductory-talk',
    parties: { ...strangers, planExpired: true },
    answer: 'plan_expired',
  },
])('$what ($id)', ({ kind, parties, answer }) => {
  expect(partyRefusal(kind, parties)).toBe(answer);
});
