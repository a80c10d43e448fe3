import * as z from 'zod';
import { defineLegacyCall } from '#contracts/kernel/platform/legacy-call';
import { phpLenient, phpList, phpNumber, phpObject, phpOptional, phpText } from '#contracts/kernel/platform/php-values';
import { type FieldReader, readBy } from '#contracts/kernel/platform/readers';

/** Addresses that begin with `input`. The operator's key for the address service never leaves the back end. */
export const addressSuggest = defineLegacyCall({
  name: 'addressSuggest',
  provenance: 'documented',
  base: 'php',
  method: 'GET',
  path: '/autocomplete/index.php',
  safeToRepeat: true,
  request: z.object({
    key: z.string(),
    input: z.string(),
    type: z.literal('predictions'),
    region: z.literal('it'),
    language: z.literal('it'),
  }),
  answer: phpObject({
    predictions: phpList(z.looseObject({ description: phpText(), reference: phpText() }), 'predictions'),
  }),
});

/** One address by its reference; an address the service does not know or cannot locate comes without parts. */
export const addressDetailCall = defineLegacyCall({
  name: 'addressDetail',
  provenance: 'documented',
  base: 'php',
  method: 'GET',
  path: '/autocomplete/index.php',
  safeToRepeat: true,
  request: z.object({ key: z.string(), reference: z.string(), type: z.literal('place') }),
  answer: z.looseObject({
    result: z.looseObject({
      result: phpObject({
        formatted_address: phpOptional(phpText()),
        geometry: phpObject({
          location: phpObject({ lat: phpOptional(phpNumber()), lng: phpOptional(phpNumber()) }),
        }),
      }),
    }),
  }),
});

/** One of the user's own addresses, as far as a form shows it again; `readers` may read how it is written, too. */
export function ownAddress(name: string, ...readers: FieldReader[]) {
  return phpLenient(
    phpObject({
      id: readBy(phpOptional(phpText()), 'owner'),
      formatted_address: readBy(phpOptional(phpText()), 'owner', ...readers),
      coordinates: phpList(readBy(phpNumber(), 'owner'), `${name}.coordinates`),
    }),
    name,
  );
}
