import { type Street, streetsByCity } from '#mocks/addresses/streets';
import { cities } from '#mocks/people/people-data';
import type { City } from '#mocks/people/people-schema';

/** A place that the address service can suggest and look up. */
export interface Place {
  readonly reference: string;
  readonly description: string;
  readonly formatted: string;
  readonly latitude: number;
  readonly longitude: number;
}

interface KnownStreet {
  readonly city: City;
  readonly street: Street;
  /** The words it is searched by. */
  readonly words: readonly string[];
  readonly reference: string;
}

const houseNumber = /^\d{1,4}[a-z]?$/;

const known: readonly KnownStreet[] = cities.flatMap((city) =>
  (streetsByCity[city.name] ?? []).map((street) => ({
    city,
    street,
    words: wordsOf(`${street[0]} ${street[1]} ${city.name} ${city.province}`),
    reference: `luogo-${wordsOf(`${city.name} ${street[0]}`).join('-')}`,
  })),
);

/**
 * The places whose street, postcode and city begin with the typed words, in any order and without accents; a number is
 * the house number.
 */
export function placesFor(input: string): Place[] {
  const typed = wordsOf(input);
  const house = typed.find((word) => houseNumber.test(word));
  const wanted = typed.filter((word) => word !== house);
  if (wanted.length === 0) return [];
  return known
    .filter(({ words }) => wanted.every((word) => words.some((one) => one.startsWith(word))))
    .map((street) => placeIn(street, house));
}

/** The place of a reference returned by `placesFor`; undefined for any other. */
export function placeOf(reference: string): Place | undefined {
  const street = known.find((one) => reference === one.reference || reference.startsWith(`${one.reference}-`));
  if (!street) return undefined;
  const house = reference.slice(street.reference.length + 1);
  return house === '' || houseNumber.test(house) ? placeIn(street, house || undefined) : undefined;
}

function placeIn({ city, street, reference }: KnownStreet, house: string | undefined): Place {
  const [name, postcode, latitude, longitude] = street;
  const line = house === undefined ? name : `${name} ${house}`;
  return {
    reference: house === undefined ? reference : `${reference}-${house}`,
    description: `${line}, ${city.name} ${city.province}, Italia`,
    formatted: `${line}, ${postcode} ${city.name} ${city.province}, Italia`,
    latitude,
    longitude,
  };
}

function wordsOf(text: string): string[] {
  const plain = text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return plain.split(/[^a-z0-9]+/).filter((word) => word !== '');
}
