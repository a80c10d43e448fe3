import fc from 'fast-check';
import { expect, test } from 'vitest';
import { interventionAreas } from '#contracts/options/intervention-areas';
import { languages } from '#contracts/options/languages';
import { areaAnswers } from '#contracts/options/questionnaire-options';
import { genders } from '#contracts/registration/registration-options';
import { ageBands, services, therapistSorts, therapyTypes } from '#contracts/therapists/therapist-filter';
import { addressOfFilter } from '#web/features/therapists/search/address-of-filter';
import { answersAsked } from '#web/features/therapists/search/asked-areas';
import { filterFromAddress } from '#web/features/therapists/search/filter-from-address';
import { type Search, wholeList } from '#web/features/therapists/search/search';

const milano = { formattedAddress: 'Piazza Duomo, Milano', coordinates: { latitude: 45.4642, longitude: 9.19 } };
const milanoText = encodeURIComponent(JSON.stringify(milano));

test.each<{ query: string; asks: Partial<Search>; id: string }>([
  { query: 'therapy=online%2Bstudio', asks: { therapy: 'online+studio' }, id: 'SEARCH-25' },
  { query: 'therapy=online', asks: { therapy: 'online' }, id: 'SEARCH-33' },
  { query: 'age=under35,over50', asks: { age: ['under35', 'over50'] }, id: 'SEARCH-34' },
  { query: 'service=couple', asks: { service: ['couple'] }, id: 'SEARCH-35' },
  { query: 'language=Italiano,Russo', asks: { language: ['Italiano', 'Russo'] }, id: 'SEARCH-36' },
  { query: 'gender=donna,altro', asks: { gender: ['donna', 'altro'] }, id: 'SEARCH-37' },
  { query: `address=${milanoText}`, asks: { address: milano }, id: 'SEARCH-38' },
  { query: 'interventions=Ansia,Lutto', asks: { interventions: ['Ansia', 'Lutto'] }, id: 'SEARCH-39' },
  { query: 'gender=uomo,donna,altro', asks: { gender: ['uomo', 'donna', 'altro'] }, id: 'SEARCH-27' },
  { query: 'age=under35,35-50,over50', asks: { age: ['under35', '35-50', 'over50'] }, id: 'SEARCH-28' },
  { query: 'service=single,couple,family', asks: { service: ['single', 'couple', 'family'] }, id: 'SEARCH-29' },
  { query: 'interventions=Burnout', asks: { interventions: ['Burnout'] }, id: 'SEARCH-30' },
  {
    query: 'interventions=Depressione,Lutto&answers=sadness',
    asks: { interventions: ['Depressione', 'Lutto'], answers: ['sadness'] },
    id: 'QUEST-17',
  },
  { query: 'count=7&therapy=online', asks: { therapy: 'online' }, id: 'SEARCH-40' },
])('the address ?$query asks for what it says: $id', ({ query, asks }) => {
  expect(filterFromAddress(`?${query}`)).toEqual({ search: { ...wholeList, ...asks }, isRun: true });
});

test.each<{ what: string; query: string; asks: Partial<Search> }>([
  { what: 'nothing', query: '', asks: {} },
  { what: 'a plus sign that was not encoded', query: 'therapy=online+studio', asks: { therapy: 'online+studio' } },
  { what: 'an order', query: 'sort=price', asks: { sort: 'price' } },
  { what: 'a value twice', query: 'gender=donna,,%20donna', asks: { gender: ['donna'] } },
  { what: 'an unknown therapy', query: 'therapy=ipnosi&age=35-50', asks: { age: ['35-50'] } },
  { what: 'an unknown age', query: 'age=under18,over50', asks: { age: ['over50'] } },
  { what: 'an unknown service', query: 'service=group,family', asks: { service: ['family'] } },
  { what: 'an unknown gender', query: 'gender=x&service=single', asks: { service: ['single'] } },
  { what: 'an unknown area', query: 'interventions=Malocchio,Lutto', asks: { interventions: ['Lutto'] } },
  { what: 'a language of 41 letters', query: `language=${'x'.repeat(41)},Arabo`, asks: { language: ['Arabo'] } },
  { what: 'an answer whose areas are not asked for', query: 'answers=sadness&gender=uomo', asks: { gender: ['uomo'] } },
  { what: 'an unknown answer', query: 'answers=joy&gender=uomo', asks: { gender: ['uomo'] } },
  { what: 'an unknown order', query: 'sort=commission&gender=uomo', asks: { gender: ['uomo'] } },
  { what: 'an address cut short', query: 'address={"formatted&gender=uomo', asks: { gender: ['uomo'] } },
  { what: 'an address that is no place', query: 'address=[1]&age=35-50', asks: { age: ['35-50'] } },
  {
    what: 'an address off the earth',
    query: `age=35-50&address=${encodeURIComponent(JSON.stringify({ ...milano, coordinates: { latitude: 91, longitude: 9 } }))}`,
    asks: { age: ['35-50'] },
  },
  { what: 'a wrong count', query: 'count=many&gender=uomo', asks: { gender: ['uomo'] } },
])('reads $what, and the rest applies (SEARCH-44)', ({ query, asks }) => {
  expect(filterFromAddress(query).search).toEqual({ ...wholeList, ...asks });
});

test('asks for twenty languages at most, as many as the search takes', () => {
  const many = Array.from({ length: 30 }, (_, at) => `Lingua ${at}`);
  expect(filterFromAddress(`language=${many.join(',')}`).search.language).toEqual(many.slice(0, 20));
});

test('filters are only filled in where the address says not to apply them (SEARCH-41, SEARCH-43)', () => {
  expect(filterFromAddress('gender=donna&applyFilters=true').isRun).toBe(true);
  expect(filterFromAddress('gender=donna&applyFilters=false').isRun).toBe(false);
});

test('the address names how many filters are set and that they apply (SEARCH-43)', () => {
  const search: Search = { ...wholeList, gender: ['donna', 'altro'], therapy: 'online+studio', sort: 'rating' };
  expect(addressOfFilter(search)).toBe(
    '?therapy=online%2Bstudio&gender=donna%2Caltro&count=2&applyFilters=true&sort=rating',
  );
});

test('the whole list has an address without a query (SEARCH-16)', () => {
  expect(addressOfFilter(wholeList)).toBe('');
});

const coordinates = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }).filter((value) => !Object.is(value, -0)),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }).filter((value) => !Object.is(value, -0)),
});

/** Place names without markup, since none with markup is ever offered. */
const draftName = fc.string({ minLength: 1, maxLength: 60 }).filter((text) => !/[<>]/.test(text));

const anySearch: fc.Arbitrary<Search> = fc.record({
  therapy: fc.constantFrom(null, ...therapyTypes),
  language: fc.subarray([...languages, 'Lingua dei segni', 'Sardo & còrso']),
  gender: fc.subarray([...genders]),
  age: fc.subarray([...ageBands]),
  service: fc.subarray([...services]),
  interventions: fc.subarray([...interventionAreas]),
  address: fc.option(fc.record({ formattedAddress: draftName, coordinates })),
  answers: fc.subarray(areaAnswers.map(({ value }) => value)),
  sort: fc.constantFrom(...therapistSorts),
});

test('every search comes back from its own address as it was (SEARCH-42)', () => {
  fc.assert(
    fc.property(anySearch, (search) => {
      const kept = { ...search, answers: answersAsked(search) };
      expect(filterFromAddress(addressOfFilter(search))).toEqual({ search: kept, isRun: true });
    }),
  );
});

test('no query breaks the reading', () => {
  const parameters = ['therapy', 'age', 'service', 'language', 'gender', 'interventions', 'answers', 'address', 'sort'];
  fc.assert(
    fc.property(fc.constantFrom(...parameters), fc.string(), (name, value) => {
      const query = new URLSearchParams({ [name]: value }).toString();
      const { search } = filterFromAddress(query);
      expect(filterFromAddress(addressOfFilter(search)).search).toEqual(search);
    }),
  );
});
