import { describe, expect, test } from 'vitest';
import { addressDetailCall, addressSuggest } from '#contracts/addresses/addresses.legacy';
import { placeOf, placesFor } from '#mocks/addresses/places';
import { streetsByCity } from '#mocks/addresses/streets';
import { cities } from '#mocks/people/people-data';
import { createTestPlatform } from '#mocks/start-in-vitest';

const { legacy } = createTestPlatform({ scenario: 'personas-only' }).contextFor(null);
const suggest = (input: string, key = 'any-key') =>
  legacy.call(addressSuggest, { key, input, type: 'predictions', region: 'it', language: 'it' });
const detail = (reference: string) => legacy.call(addressDetailCall, { key: 'any-key', reference, type: 'place' });

describe('the address service of the demonstration', () => {
  test.each(['garibaldi milano', 'MILANO via Garib', '20121 garibaldi', 'mi garibaldi'])(
    'finds a street by its words in any order: %s',
    async (input) => {
      const { predictions } = await suggest(input);
      expect(predictions[0]).toEqual({
        reference: 'luogo-milano-via-garibaldi',
        description: 'Via Garibaldi, Milano MI, Italia',
      });
    },
  );

  test('finds a street without its accent, with the house that was asked for', async () => {
    const { predictions } = await suggest('via niccolo tommaseo 12b');
    expect(predictions).toEqual([
      {
        reference: 'luogo-padova-via-niccolo-tommaseo-12b',
        description: expect.stringMatching(/^Via Niccolò .* 12b,/),
      },
    ]);
    const { result } = await detail('luogo-padova-via-niccolo-tommaseo-12b');
    expect(result.result.formatted_address).toBe('Via Niccolò Tommaseo 12b, 35131 Padova PD, Italia');
  });

  test('finds nothing for a street it does not know, nor for a number alone', async () => {
    expect((await suggest('via che non esiste')).predictions).toEqual([]);
    expect((await suggest('123')).predictions).toEqual([]);
  });

  test.each(['luogo-atlantide-via-dante', 'luogo-milano-via-garibaldi-bis', ''])(
    'refuses a reference it has not given: "%s"',
    async (reference) => {
      await expect(detail(reference)).rejects.toMatchObject({ refusal: 'NOT_FOUND' });
    },
  );

  test('refuses who has no key', async () => {
    await expect(suggest('garibaldi', '')).rejects.toMatchObject({ refusal: 'REQUEST_DENIED' });
  });
});

test('about sixty streets, some in each city of the seed, each with a reference of its own near its city', () => {
  expect(Object.keys(streetsByCity)).toEqual(cities.map(({ name }) => name));
  const places = cities.flatMap(({ name, centre }) =>
    placesFor(name)
      .filter(({ description }) => description.includes(`, ${name} `))
      .map((place) => ({ ...place, centre })),
  );
  const references = new Set(places.map(({ reference }) => reference));
  expect(references.size).toBeGreaterThanOrEqual(60);
  for (const { reference, latitude, longitude, centre } of places) {
    expect(placeOf(reference)?.reference).toBe(reference);
    expect(Math.abs(latitude - centre[0]), reference).toBeLessThan(0.1);
    expect(Math.abs(longitude - centre[1]), reference).toBeLessThan(0.1);
  }
});
