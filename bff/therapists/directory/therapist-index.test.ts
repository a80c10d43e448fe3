import fc from 'fast-check';
import { expect, test } from 'vitest';
import { packDirectory } from '#bff/therapists/directory/packed-directory';
import { createTherapistIndex, type TherapistSearch } from '#bff/therapists/directory/therapist-index';
import { hasExpired, type PlanExpiry } from '#bff/therapists/eligibility/plan-expiry';
import { matchesFilter } from '#bff/therapists/search/matches-filter';
import { pageWindow } from '#bff/therapists/search/page-window';
import type { SearchFacts } from '#bff/therapists/search/search-facts';
import { promotedIn } from '#bff/therapists/search/shuffled-order';
import { sortedBy } from '#bff/therapists/search/sorted-by';
import type { DirectoryEntry } from '#bff/therapists/therapists-mapping';
import { type CivilDate, civilDateFrom } from '#contracts/kernel/civil-date';
import { instantFromIso, shiftInstant } from '#contracts/kernel/instant';
import { interventionAreas } from '#contracts/options/intervention-areas';
import { activeFilters } from '#contracts/therapists/filter-criteria';
import { ageBands, noFilter, services, therapistSorts, therapyTypes } from '#contracts/therapists/therapist-filter';
import { propertyRuns } from '#mocks/testing/property-runs';

const now = instantFromIso('2026-11-23T09:00:00Z');
const today = civilDateFrom('2026-11-23') as CivilDate;
const options = { numRuns: propertyRuns(100) };

const languages = ['Italiano', 'Inglese', 'Russo', 'Arabo'];
const genders = ['uomo', 'donna', 'altro'] as const;
const areas = ['Ansia', 'Fobie', 'Lutto', 'Burnout', 'Trauma'].filter((area) => interventionAreas.includes(area));
const places = fc.record({
  latitude: fc.integer({ min: 4480, max: 4600 }).map((hundredths) => hundredths / 100),
  longitude: fc.integer({ min: 880, max: 960 }).map((hundredths) => hundredths / 100),
});
const price = fc.constantFrom(null, 4000, 5000, 6000);

const facts: fc.Arbitrary<SearchFacts> = fc.record({
  token: fc.stringMatching(/^[\w.-]{1,6}$/),
  premium: fc.boolean(),
  requestsPaused: fc.boolean(),
  gender: fc.constantFrom(null, ...genders),
  birthDate: fc.option(
    fc
      .constantFrom('1991-11-23', '1991-11-24', '1975-11-23', '1975-11-24', '1960-02-29')
      .map(civilDateFrom) as fc.Arbitrary<CivilDate>,
  ),
  languages: fc.subarray(languages),
  areas: fc.subarray([...areas, 'Un’area di nessuno']),
  prices: fc.record({ singleCents: price, coupleCents: price, familyCents: price }),
  lowestPriceCents: price,
  averageRating: fc.constantFrom(null, 3.5, 4, 4.5),
  studios: fc.array(places, { maxLength: 2 }),
});

const expiry = fc.constantFrom<PlanExpiry[]>('never', shiftInstant(now, 1), now, 'unknown');

const directories = fc
  .uniqueArray(fc.record({ facts, planExpiry: expiry }), { selector: (one) => one.facts.token, maxLength: 40 })
  .map((list) => list.map(entryOf));

const filters = fc.oneof(
  { weight: 1, arbitrary: fc.constant(noFilter) },
  {
    weight: 4,
    arbitrary: fc.record({
      therapy: fc.constantFrom(null, ...therapyTypes),
      language: fc.subarray(languages, { maxLength: 2 }),
      gender: fc.subarray([...genders], { maxLength: 2 }),
      age: fc.subarray([...ageBands], { maxLength: 2 }),
      service: fc.subarray([...services], { maxLength: 2 }),
      interventions: fc.subarray(areas, { maxLength: 2 }),
      address: fc.option(places),
    }),
  },
);

const searches: fc.Arbitrary<TherapistSearch> = fc.record({
  visit: fc.stringMatching(/^[\w-]{1,8}$/),
  filter: filters,
  sort: fc.constantFrom(...therapistSorts),
  page: fc.nat({ max: 5 }),
  now: fc.constant(now),
});

/** Who matches a search by the rules alone, in no order. */
function matchingOf(entries: readonly DirectoryEntry[], { filter }: Pick<TherapistSearch, 'filter'>): SearchFacts[] {
  return entries
    .filter(({ planExpiry }) => !hasExpired(planExpiry, now))
    .map((entry) => entry.facts)
    .filter((one) => matchesFilter(one, filter, today));
}

/** What a search finds by the rules alone, in order and whole. */
function byRule(entries: readonly DirectoryEntry[], asked: TherapistSearch): string[] {
  return sortedBy(matchingOf(entries, asked), asked.sort, asked.visit).map(({ token }) => token);
}

function indexOf(entries: readonly DirectoryEntry[]) {
  return createTherapistIndex(packDirectory(entries));
}

test('the index finds whom the rules find, in their order, for any search and page (SEARCH-60, SEARCH-66, SEARCH-67)', () => {
  fc.assert(
    fc.property(directories, searches, (entries, asked) => {
      const expected = byRule(entries, asked);
      const isFiltered = activeFilters(asked.filter).length > 0;
      const { from, until, hasMore } = pageWindow({ total: expected.length, page: asked.page, isFiltered });
      const found = indexOf(entries).search(asked);
      expect(found.therapists.map(({ card }) => card.token)).toEqual(expected.slice(from, until));
      expect(found).toMatchObject({ total: expected.length, hasMore });
    }),
    { numRuns: propertyRuns(150) },
  );
});

test('the index marks those whom the Premium plan put higher, and nobody where an order was chosen (SEARCH-67, C-27)', () => {
  fc.assert(
    fc.property(directories, searches, (entries, asked) => {
      const promoted = asked.sort === 'default' ? promotedIn(matchingOf(entries, asked), asked.visit) : [];
      const tokens = promoted.map(({ token }) => token);
      for (const { card, isPromoted } of indexOf(entries).search(asked).therapists) {
        expect(isPromoted, card.token).toBe(tokens.includes(card.token));
      }
    }),
    { numRuns: propertyRuns(150) },
  );
});

test('the index keeps to the rules among a thousand as well, on the first page, a middle one and the last (SEARCH-68)', () => {
  const [sample] = fc.sample(fc.array(facts, { minLength: 1000, maxLength: 1000 }), { seed: 20261123, numRuns: 1 });
  const entries = (sample ?? []).map((one, at) =>
    entryOf({ facts: { ...one, token: `pt-${at}` }, planExpiry: at % 10 === 0 ? now : 'never' }),
  );
  const index = indexOf(entries);
  for (const sort of therapistSorts) {
    for (const visit of ['first', 'second']) {
      const asked = { visit, sort, filter: noFilter, now };
      const expected = byRule(entries, { ...asked, page: 0 });
      expect(expected).toHaveLength(900);
      for (const page of [0, 1, 50, 99, 100]) {
        const shown = index.search({ ...asked, page }).therapists.map(({ card }) => card.token);
        expect(shown, `${sort} ${page}`).toEqual(expected.slice(page * 9, page * 9 + 9));
      }
    }
  }
});

test('every therapist shown meets a criterion of each filter that is set, and is within reach of the address (SEARCH-59)', () => {
  fc.assert(
    fc.property(directories, searches, (entries, asked) => {
      for (const { reasons, distanceKm } of indexOf(entries).search(asked).therapists) {
        const met = new Set(reasons.filter(({ isMet }) => isMet).map(({ filter }) => filter));
        expect([...met]).toEqual(activeFilters(asked.filter));
        if (asked.filter.address) expect(distanceKm).toBeLessThanOrEqual(50);
      }
    }),
    options,
  );
});

test('the pages of a visit hold everybody once, in whatever order (SEARCH-72, SEARCH-76)', () => {
  fc.assert(
    fc.property(directories, searches, (entries, asked) => {
      const index = indexOf(entries);
      const pages = Array.from({ length: 6 }, (_, page) => index.search({ ...asked, filter: noFilter, page }));
      const tokens = pages.flatMap(({ therapists }) => therapists.map(({ card }) => card.token));
      expect(tokens).toEqual(byRule(entries, { ...asked, filter: noFilter }));
    }),
    options,
  );
});

test('when nobody is left, what each filter’s loss would bring is what a search without it finds', () => {
  fc.assert(
    fc.property(directories, searches, (entries, asked) => {
      const { total, loosenings } = indexOf(entries).search(asked);
      const expected = activeFilters(asked.filter)
        .map((name) => ({
          filter: name,
          total: byRule(entries, { ...asked, filter: { ...asked.filter, [name]: noFilter[name] } }).length,
        }))
        .filter((one) => one.total > 0);
      expect(loosenings).toEqual(total > 0 ? [] : expected);
    }),
    options,
  );
});

test('languages, cards and details are those of who is eligible now (SEARCH-32, SEARCH-66)', () => {
  fc.assert(
    fc.property(directories, (entries) => {
      const index = indexOf(entries);
      const eligible = entries.filter(({ planExpiry }) => !hasExpired(planExpiry, now));
      const tokens = eligible.map(({ card }) => card.token);
      expect(new Set(index.languages(now))).toEqual(new Set(eligible.flatMap((entry) => entry.facts.languages)));
      const everybody = ['pt-nobody', ...entries.map(({ card }) => card.token)];
      expect(index.cards(everybody, now).map(({ token }) => token)).toEqual(tokens);
      expect(everybody.filter((token) => index.find(token, now) !== undefined)).toEqual(tokens);
    }),
    options,
  );
});

test('of two with one token the first counts', () => {
  const [one, other] = fc.sample(facts, { seed: 7, numRuns: 2 });
  if (!one || !other) throw new Error('There is no sample.');
  const twice = [one, { ...other, token: one.token }].map((each) => entryOf({ facts: each, planExpiry: 'never' }));
  const index = indexOf(twice);
  expect(index.count(noFilter, now)).toBe(1);
  expect(index.cards([one.token], now)).toEqual([twice[0]?.card]);
});

function entryOf({ facts: own, planExpiry }: { facts: SearchFacts; planExpiry: PlanExpiry }): DirectoryEntry {
  const shown = {
    token: own.token,
    name: `Nome di ${own.token}`,
    role: 'psychologist' as const,
    pictureUrl: null,
    lowestPriceCents: own.lowestPriceCents,
    rating: own.averageRating === null ? null : { average: own.averageRating, count: 2 },
    languages: [...own.languages],
    premium: own.premium,
    requestsPaused: own.requestsPaused,
    register: { number: null, region: null },
  };
  return {
    planExpiry,
    facts: own,
    card: { ...shown, areas: [...own.areas], areasCount: own.areas.length },
    profile: {
      ...shown,
      ...{ biography: null, areas: [...own.areas], specialisations: [], prices: own.prices },
      ...{ education: [], work: [] },
    },
    reviews: [],
    studio: null,
  };
}
