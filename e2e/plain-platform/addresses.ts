import { type Fields, textOf } from '#e2e/plain-platform/php-values';

/** Two addresses, as they are suggested and as they are written. */
const places = [
  {
    reference: 'place-garibaldi',
    description: 'Via Garibaldi 8, Milano MI, Italia',
    formatted_address: 'Via Garibaldi 8, 20121 Milano MI, Italia',
    location: { lat: 45.4721, lng: 9.1846 },
  },
  {
    reference: 'place-toledo',
    description: 'Via Toledo, Napoli NA, Italia',
    formatted_address: 'Via Toledo, 80134 Napoli NA, Italia',
    location: { lat: 40.8439, lng: 14.2488 },
  },
];

/** The address service: suggestions that hold every word of the input, or one place by its reference. */
export function addressAnswer(query: URLSearchParams): Fields {
  if (!query.get('key')) return { error: 'REQUEST_DENIED' };
  if (query.get('type') === 'place') {
    const { formatted_address, location } = places.find(({ reference }) => reference === query.get('reference')) ?? {};
    return { result: { result: formatted_address === undefined ? {} : { formatted_address, geometry: { location } } } };
  }
  const wanted = textOf(query.get('input')).toLowerCase().split(/\s+/);
  const found = places.filter(({ description }) => wanted.every((word) => description.toLowerCase().includes(word)));
  return { predictions: found.map(({ description, reference }) => ({ description, reference })) };
}
