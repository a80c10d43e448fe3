import { describe, expect, test } from 'vitest';
import { handleCountTherapists } from '#bff/therapists/count-therapists';
import { handleFilterChoices } from '#bff/therapists/filter-choices';
import { handleSearchTherapists } from '#bff/therapists/search-therapists';
import { civilDateFrom } from '#contracts/kernel/civil-date';
import type { OperationOutput } from '#contracts/kernel/operation';
import { macroCategories } from '#contracts/options/intervention-areas';
import { countTherapists, filterChoices, searchTherapists } from '#contracts/therapists/search.api';
import { noFilter, type TherapistFilter } from '#contracts/therapists/therapist-filter';
import type { PersonaName } from '#mocks/personas';
import { createTestPlatform, type TestPlatform } from '#mocks/start-in-vitest';

type Answer = OperationOutput<typeof searchTherapists>;
type Profile = NonNullable<ReturnType<TestPlatform['db']['users']['get']>>['public_configuration'];

const milano = { latitude: 45.4642, longitude: 9.19 };
const platform = createTestPlatform();
// All other therapists of the demonstration offer single sessions.
setProfile(platform, 'pt-serafini', { prices: { couple_session: '70' } });

interface Asked {
  readonly filter?: Partial<TherapistFilter>;
  readonly sort?: 'default' | 'rating' | 'price';
  readonly page?: number;
  readonly visit?: string;
}

async function search(
  { filter = {}, sort = 'default', page = 0, visit = 'v' }: Asked = {},
  { on = platform, as = null }: { on?: TestPlatform; as?: PersonaName | null } = {},
): Promise<Answer> {
  const input = { visit, filter: { ...noFilter, ...filter }, sort, page };
  const answer = await on.runAs(as, searchTherapists, handleSearchTherapists, input);
  expect(answer.status).toBe(200);
  return answer.body as Answer;
}

function setProfile({ db }: TestPlatform, token: string, fields: Partial<Profile>): void {
  const row = db.users.get(token);
  if (!row) throw new Error(`${token} is not there.`);
  db.users.put({ ...row, public_configuration: { ...row.public_configuration, ...fields } });
}

function profilesIn({ therapists }: Answer): Profile[] {
  return therapists.flatMap(({ card }) => platform.db.users.get(card.token)?.public_configuration ?? []);
}

const tokensIn = ({ therapists }: Answer) => therapists.map(({ card }) => card.token);

function bornBetween(first: string, last: string): (profile: Profile) => boolean {
  return ({ dob = '' }) => {
    const day = civilDateFrom(dob) ?? '';
    return day >= first && day <= last;
  };
}

const anxieties: readonly string[] = macroCategories[0].areas;

test.each<{ filter: Partial<TherapistFilter>; keeps: (profile: Profile) => boolean; id: string }>([
  { filter: { service: ['single'] }, keeps: ({ prices }) => Number(prices?.single_seat) > 0, id: 'SEARCH-45' },
  { filter: { service: ['couple'] }, keeps: ({ prices }) => Number(prices?.couple_session) > 0, id: 'SEARCH-46' },
  {
    filter: { service: ['family'] },
    keeps: ({ prices, current_plan }) => Number(prices?.family_session) > 0 && current_plan?.type === 'online+studio',
    id: 'SEARCH-47',
  },
  {
    filter: { language: ['Francese', 'Tedesco'] },
    keeps: ({ languages = [] }) => languages.includes('Francese') || languages.includes('Tedesco'),
    id: 'SEARCH-48',
  },
  { filter: { gender: ['altro'] }, keeps: ({ gender }) => gender === 'altro', id: 'SEARCH-49' },
  {
    filter: { therapy: 'online+studio' },
    keeps: ({ current_plan }) => current_plan?.type === 'online+studio',
    id: 'SEARCH-50',
  },
  { filter: { age: ['under35'] }, keeps: bornBetween('1991-11-24', '2026-11-23'), id: 'SEARCH-53' },
  { filter: { age: ['35-50'] }, keeps: bornBetween('1975-11-24', '1991-11-23'), id: 'SEARCH-54' },
  { filter: { age: ['over50'] }, keeps: bornBetween('1900-01-01', '1975-11-23'), id: 'SEARCH-55' },
  {
    filter: { interventions: ['Fobie'] },
    keeps: ({ intervations = [] }) => intervations.some((area) => anxieties.includes(area)),
    id: 'SEARCH-56',
  },
  {
    filter: { address: milano },
    keeps: ({ studio_address }) => studio_address?.[0]?.formatted_address.includes(' Milano MI') ?? false,
    id: 'SEARCH-58',
  },
  {
    filter: { gender: ['donna'], service: ['couple'], age: ['over50', '35-50'] },
    keeps: ({ gender, prices, dob = '' }) =>
      gender === 'donna' && Number(prices?.couple_session) > 0 && (civilDateFrom(dob) ?? '9') <= '1991-11-23',
    id: 'SEARCH-60',
  },
])('the demonstration has therapists for the filter, and no other is shown: $id', async ({ filter, keeps }) => {
  const found = await search({ filter });
  expect(found.total).toBeGreaterThan(0);
  expect(found.total).toBeLessThan((await search()).total);
  expect(profilesIn(found).filter((profile) => !keeps(profile))).toEqual([]);
});

test('online is offered by everybody, and counts as a filter all the same (SEARCH-51, SEARCH-70)', async () => {
  const found = await search({ filter: { therapy: 'online' } });
  expect(found.total).toBe((await search()).total);
  expect(found.therapists).toHaveLength(10);
});

test('with a filter the first ten are all there is, and how many match is told (SEARCH-70, SEARCH-71)', async () => {
  const filter = { service: ['single' as const] };
  const first = await search({ filter });
  expect(first.total).toBeGreaterThan(10);
  expect(first).toMatchObject({ hasMore: false, loosenings: [] });
  expect(first.therapists).toHaveLength(10);
  expect(await search({ filter, page: 1 })).toMatchObject({ therapists: [], hasMore: false });
});

test('without one there are nine a page, and every therapist once (SEARCH-72, SEARCH-74)', async () => {
  const { total } = await search();
  const pages = await Promise.all(Array.from({ length: Math.ceil(total / 9) }, (_, page) => search({ page })));
  expect(new Set(pages.flatMap(tokensIn)).size).toBe(total);
  expect(pages.map(({ therapists }) => therapists.length)).toEqual([
    ...Array(Math.floor(total / 9)).fill(9),
    ...(total % 9 === 0 ? [] : [total % 9]),
  ]);
  expect(pages.map(({ hasMore }) => hasMore).lastIndexOf(true)).toBe(pages.length - 2);
});

test('three Premium ones come first, with a filter too, and a visit keeps its order (SEARCH-67, SEARCH-76)', async () => {
  for (const filter of [{}, { gender: ['donna' as const] }]) {
    const found = await search({ filter });
    expect(found.therapists.slice(0, 3).map(({ card }) => card.premium)).toEqual([true, true, true]);
    expect(await search({ filter })).toEqual(found);
    expect(tokensIn(await search({ filter, visit: 'another' }))).not.toEqual(tokensIn(found));
  }
});

test('by rating the best come first, by price the cheapest, and no place is kept for Premium (SEARCH-75)', async () => {
  const ratings = (await search({ sort: 'rating' })).therapists.map(({ card }) => card.rating?.average ?? 0);
  expect(ratings).toEqual(ratings.toSorted((one, other) => other - one));
  const byPrice = await search({ sort: 'price' });
  const prices = byPrice.therapists.map(({ card }) => card.lowestPriceCents ?? Number.POSITIVE_INFINITY);
  expect(prices).toEqual(prices.toSorted((one, other) => one - other));
  expect(byPrice.therapists.slice(0, 3).every(({ card }) => card.premium)).toBe(false);
});

describe('why a therapist is shown', () => {
  test('every criterion is named with whether it is met, in the order of the filters', async () => {
    const filter = { therapy: 'online' as const, language: ['Inglese', 'Francese'], interventions: ['Ansia'] };
    const { therapists } = await search({ filter });
    for (const { reasons, card } of therapists) {
      expect(reasons).toEqual([
        { filter: 'therapy', value: 'online', isMet: true },
        { filter: 'language', value: 'Inglese', isMet: card.languages.includes('Inglese') },
        { filter: 'language', value: 'Francese', isMet: card.languages.includes('Francese') },
        expect.objectContaining({ filter: 'interventions', value: 'Ansia', isMet: true }),
      ]);
    }
    expect(new Set(therapists.map(({ reasons }) => reasons[2]?.isMet))).toEqual(new Set([true, false]));
  });

  test('of an address the radius is named, and how far the studio is', async () => {
    const { therapists } = await search({ filter: { address: milano } });
    expect(therapists.map(({ reasons }) => reasons)).toEqual(
      therapists.map(() => [{ filter: 'address', value: '50', isMet: true }]),
    );
    expect(Math.max(...therapists.map(({ distanceKm }) => distanceKm ?? 1000))).toBeLessThan(10);
  });

  test('without criteria there are none, and no distance', async () => {
    const [first] = (await search()).therapists;
    expect(first).toMatchObject({ reasons: [], distanceKm: null });
  });
});

test('when nobody is left, each filter whose loss would help is named with what it would bring', async () => {
  const filter = { language: ['Klingon'], gender: ['donna' as const], address: { latitude: 0, longitude: 0 } };
  expect(await search({ filter })).toEqual({ total: 0, therapists: [], hasMore: false, loosenings: [] });
  const two = await search({ filter: { ...filter, address: null } });
  const women = await platform.runAs(null, countTherapists, handleCountTherapists, {
    filter: { ...noFilter, gender: ['donna'] },
  });
  expect(two.loosenings).toEqual([{ filter: 'language', ...(women.body as { total: number }) }]);
});

test('the count is that of the search', async () => {
  const filter = { ...noFilter, age: ['35-50'] as const, service: ['couple'] as const };
  const { body } = await platform.runAs('giulia', countTherapists, handleCountTherapists, { filter });
  expect(body).toEqual({ total: (await search({ filter: { age: ['35-50'], service: ['couple'] } })).total });
});

test('the languages are those of eligible therapists, in alphabetical order (SEARCH-32)', async () => {
  const on = createTestPlatform();
  setProfile(on, 'pt-serafini', { languages: ['Èdo'] });
  setProfile(on, 'pt-serra', { languages: ['Swahili'] });
  setProfile(on, 'pt-rinaldi', { languages: ['x'.repeat(41)] });
  const { body } = await on.runAs(null, filterChoices, handleFilterChoices, {});
  const { languages } = (body as { value: OperationOutput<typeof filterChoices> }).value;
  expect(languages).toEqual(expect.arrayContaining(['Francese', 'Inglese', 'Italiano']));
  expect(languages).not.toContain('Swahili');
  expect(languages.every((name) => name.length <= 40)).toBe(true);
  expect(languages.indexOf('Èdo')).toBe(languages.indexOf('Francese') - 1);
});

test.each<{ what: string; change: object; field: string }>([
  { what: 'a page below zero', change: { page: -1 }, field: 'page' },
  { what: 'half a page', change: { page: 0.5 }, field: 'page' },
  { what: 'an unknown sort', change: { sort: 'commission' }, field: 'sort' },
  {
    what: 'an unknown tag',
    change: { filter: { ...noFilter, interventions: ['Malocchio'] } },
    field: 'filter.interventions.0',
  },
  { what: 'an unknown age', change: { filter: { ...noFilter, age: ['under18'] } }, field: 'filter.age.0' },
  { what: 'an unknown therapy', change: { filter: { ...noFilter, therapy: 'ipnosi' } }, field: 'filter.therapy' },
  { what: 'a filter there is not', change: { filter: { ...noFilter, surname: 'Rinaldi' } }, field: 'filter' },
  { what: 'a missing filter', change: { filter: {} }, field: 'filter.language' },
  {
    what: 'a place off the earth',
    change: { filter: { ...noFilter, address: { latitude: 91, longitude: 0 } } },
    field: 'filter.address.latitude',
  },
  { what: 'a visit of two words', change: { visit: 'two words' }, field: 'visit' },
])('refuses $what', async ({ change, field }) => {
  const input = { visit: 'v', filter: noFilter, sort: 'default', page: 0, ...change };
  const answer = await platform.runAs(null, searchTherapists, handleSearchTherapists, input);
  expect(answer).toMatchObject({ status: 400, body: { fields: { [field]: expect.any(String) } } });
});

test('gender, birth date and studio are in no answer of a search', async () => {
  const filter = { gender: ['donna' as const], age: ['35-50' as const], address: milano };
  const found = await search({ filter }, { as: 'giulia' });
  expect(found.total).toBeGreaterThan(0);
  const told = JSON.stringify(found.therapists.map(({ card, distanceKm }) => ({ card, distanceKm })));
  expect(told).not.toMatch(/donna|19\d\d|45\.\d|Via /);
});
