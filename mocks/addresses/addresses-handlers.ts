import type { RequestHandler } from 'msw';
import { addressDetailCall, addressSuggest } from '#contracts/addresses/addresses.legacy';
import { placeOf, placesFor } from '#mocks/addresses/places';
import { legacyHandler } from '#mocks/engine/legacy-handler';
import { PlatformRefused } from '#mocks/engine/platform-refused';
import type { Platform } from '#mocks/platform';

const mostPredictions = 20;

/** The address service behind the platform: one path for two calls, distinguished by their `type`. */
export function createAddressesHandlers(platform: Platform): RequestHandler[] {
  return [
    legacyHandler(
      platform,
      addressSuggest,
      ({ key, input }) => {
        requireKey(key);
        const places = placesFor(input).slice(0, mostPredictions);
        return { predictions: places.map(({ reference, description }) => ({ reference, description })) };
      },
      { onlyWhen: ({ type }) => type !== 'place' },
    ),
    legacyHandler(
      platform,
      addressDetailCall,
      ({ key, reference }) => {
        requireKey(key);
        const place = placeOf(reference);
        if (!place) throw new PlatformRefused('NOT_FOUND');
        const { formatted, latitude: lat, longitude: lng } = place;
        return { result: { result: { formatted_address: formatted, geometry: { location: { lat, lng } } } } };
      },
      { onlyWhen: ({ type }) => type === 'place' },
    ),
  ];
}

/** Any non-empty operator's key is accepted. */
function requireKey(key: string): void {
  if (key === '') throw new PlatformRefused('REQUEST_DENIED');
}
