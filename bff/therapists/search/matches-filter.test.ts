import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { matchesFilter, reasonsFor } from '#bff/therapists/search/matches-filter';
import type { SearchFacts } from '#bff/therapists/search/search-facts';
import { type CivilDate, civilDateFrom } from '#contracts/kernel/civil-date';
import { noFilter, type TherapistFilter } from '#contracts/therapists/therapist-filter';

const today = civilDateFrom('2026-11-23') as CivilDate;
const milano = { latitude: 45.4642, longitude: 9.19 };
/** A degree of latitude is 111.195 km. */
const north = (km: number) => ({ latitude: milano.latitude + km / 111.195, longitude: milano.longitude });

const rinaldi: SearchFacts = {
  token: 'pt-rinaldi',
  premium: true,
  requestsPaused: false,
  gender: 'uomo',
  birthDate: civilDateFrom('1978-05-22') as CivilDate,
  languages: ['Italiano', 'Inglese'],
  areas: ['Ansia', 'Lutto'],
  prices: { singleCents: 7000, coupleCents: 9500, familyCents: 11_000 },
  lowestPriceCents: 7000,
  averageRating: 4.5,
  studios: [north(400), north(40)],
};

interface Row {
  readonly what: string;
  readonly filter: Partial<TherapistFilter>;
  readonly facts?: Partial<SearchFacts>;
  readonly matches: boolean;
  readonly id: string;
}

const withoutPrices = { singleCents: null, coupleCents: null, familyCents: null };

describe('a therapist matches', () => {
  test.each<Row>([
    { what: 'single, with a price for it', filter: { service: ['single'] }, matches: true, id: 'SEARCH-45' },
    {
      what: 'single, without one',
      filter: { service: ['single'] },
      facts: { prices: { ...withoutPrices, coupleCents: 1 } },
      matches: false,
      id: 'SEARCH-45',
    },
    {
      what: 'couple, without a price',
      filter: { service: ['couple'] },
      facts: { prices: { ...withoutPrices, singleCents: 1 } },
      matches: false,
      id: 'SEARCH-46',
    },
    { what: 'couple, with a price for it', filter: { service: ['couple'] }, matches: true, id: 'SEARCH-46' },
    { what: 'family, with price and studio', filter: { service: ['family'] }, matches: true, id: 'SEARCH-47' },
    {
      what: 'family, with a price on the plan online',
      filter: { service: ['family'] },
      facts: { premium: false },
      matches: false,
      id: 'SEARCH-47',
    },
    {
      what: 'family, without a price',
      filter: { service: ['family'] },
      facts: { prices: { ...withoutPrices, singleCents: 1 } },
      matches: false,
      id: 'SEARCH-47',
    },
    { what: 'one language of two', filter: { language: ['Russo', 'Inglese'] }, matches: true, id: 'SEARCH-48' },
    { what: 'a language not spoken', filter: { language: ['Russo'] }, matches: false, id: 'SEARCH-48' },
    { what: 'one gender of two', filter: { gender: ['donna', 'uomo'] }, matches: true, id: 'SEARCH-49' },
    { what: 'another gender', filter: { gender: ['donna', 'altro'] }, matches: false, id: 'SEARCH-49' },
    {
      what: 'a gender nobody told',
      filter: { gender: ['uomo'] },
      facts: { gender: null },
      matches: false,
      id: 'SEARCH-49',
    },
    { what: 'a studio, on Premium', filter: { therapy: 'online+studio' }, matches: true, id: 'SEARCH-50' },
    {
      what: 'a studio, on Basic',
      filter: { therapy: 'online+studio' },
      facts: { premium: false },
      matches: false,
      id: 'SEARCH-50',
    },
    { what: 'online, on Premium', filter: { therapy: 'online' }, matches: true, id: 'SEARCH-51' },
    {
      what: 'online, on Basic',
      filter: { therapy: 'online' },
      facts: { premium: false },
      matches: true,
      id: 'SEARCH-51',
    },
    { what: 'an age of two', filter: { age: ['under35', '35-50'] }, matches: true, id: 'SEARCH-54' },
    { what: 'another age', filter: { age: ['over50'] }, matches: false, id: 'SEARCH-55' },
    {
      what: 'an age nobody knows',
      filter: { age: ['35-50'] },
      facts: { birthDate: null },
      matches: false,
      id: 'SEARCH-52',
    },
    { what: 'an area of the same family', filter: { interventions: ['Fobie'] }, matches: true, id: 'SEARCH-57' },
    { what: 'one area of two', filter: { interventions: ['Burnout', 'Rabbia'] }, matches: true, id: 'SEARCH-57' },
    { what: 'an area of another family', filter: { interventions: ['Burnout'] }, matches: false, id: 'SEARCH-57' },
    {
      what: 'an area the table does not have',
      filter: { interventions: ['Ansia'] },
      facts: { areas: ['Ansie varie'] },
      matches: false,
      id: 'SEARCH-57',
    },
    { what: 'the nearer of two studios', filter: { address: milano }, matches: true, id: 'SEARCH-59' },
    { what: '49.9 km', filter: { address: milano }, facts: { studios: [north(49.9)] }, matches: true, id: 'SEARCH-59' },
    {
      what: '50.1 km',
      filter: { address: milano },
      facts: { studios: [north(50.1)] },
      matches: false,
      id: 'SEARCH-59',
    },
    { what: 'no studio', filter: { address: milano }, facts: { studios: [] }, matches: false, id: 'SEARCH-59' },
    {
      what: 'all of several filters',
      filter: { gender: ['uomo'], language: ['Inglese'], address: milano },
      matches: true,
      id: 'SEARCH-60',
    },
    {
      what: 'all of several filters but one',
      filter: { gender: ['uomo'], language: ['Inglese'], age: ['over50'] },
      matches: false,
      id: 'SEARCH-60',
    },
    { what: 'one service of two', filter: { service: ['couple', 'single'] }, matches: true, id: 'SEARCH-60' },
  ])('$what: $matches: $id', ({ filter, facts, matches }) => {
    expect(matchesFilter({ ...rinaldi, ...facts }, { ...noFilter, ...filter }, today)).toBe(matches);
  });
});

test('a filter that asks for nothing leaves everybody', () => {
  const nobody = { ...rinaldi, premium: false, gender: null, birthDate: null, languages: [], areas: [], studios: [] };
  expect(matchesFilter({ ...nobody, prices: withoutPrices, averageRating: null }, noFilter, today)).toBe(true);
});

test('one more value of a filter leaves nobody out who was in', () => {
  const values = fc.subarray(['Italiano', 'Inglese', 'Russo', 'Arabo'], { minLength: 1 });
  fc.assert(
    fc.property(values, values, values, (languages, asked, more) => {
      const therapist = { ...rinaldi, languages };
      const matches = (language: string[]) => matchesFilter(therapist, { ...noFilter, language }, today);
      if (matches(asked)) expect(matches([...asked, ...more])).toBe(true);
    }),
    { seed: 20261123 },
  );
});

test('every criterion is named once, in the order of the filters, with whether it is met', () => {
  const filter: TherapistFilter = {
    therapy: 'online',
    language: ['Russo', 'Inglese'],
    gender: ['donna'],
    age: ['35-50'],
    service: ['family'],
    interventions: ['Fobie', 'Burnout'],
    address: milano,
  };
  expect(reasonsFor(rinaldi, filter, today).map(({ value, isMet }) => [value, isMet])).toEqual([
    ['online', true],
    ['Russo', false],
    ['Inglese', true],
    ['donna', false],
    ['35-50', true],
    ['family', true],
    ['Fobie', true],
    ['Burnout', false],
    ['50', true],
  ]);
});

test.each([
  { asked: 'Ansia', kindredAreas: undefined, isMet: true },
  { asked: 'Fobie', kindredAreas: ['Ansia', 'Attacchi di panico'], isMet: true },
  { asked: 'Rabbia', kindredAreas: ['Lutto'], isMet: true },
  { asked: 'Burnout', kindredAreas: undefined, isMet: false },
])(
  'of $asked the reason names the areas of its family, but where that area itself is met: $kindredAreas (SEARCH-57)',
  ({ asked, ...expected }) => {
    const therapist = { ...rinaldi, areas: ['Ansia', 'Lutto', 'Attacchi di panico'] };
    const [reason] = reasonsFor(therapist, { ...noFilter, interventions: [asked] }, today);
    expect(reason).toEqual({ filter: 'interventions', value: asked, ...expected });
  },
);
