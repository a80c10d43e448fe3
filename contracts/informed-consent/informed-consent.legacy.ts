import * as z from 'zod';
import { defineLegacyCall } from '#contracts/kernel/platform/legacy-call';
import {
  phpInstant,
  phpLenient,
  phpLenientList,
  phpLenientText,
  phpList,
  phpNumber,
  phpObject,
  phpOptional,
  phpText,
  phpToken,
} from '#contracts/kernel/platform/php-values';
import { readBy } from '#contracts/kernel/platform/readers';

/**
 * Signs an informed consent, or with `download_only` only makes its document (LEG-14 to 19; the path is spelled so).
 * `user_pt` is the therapist, the places are written addresses; `file` is where the document lies.
 */
export const informedConsent = defineLegacyCall({
  name: 'informedConsent',
  provenance: 'documented',
  base: 'php',
  method: 'POST',
  path: '/custom.php/conseso-informato',
  safeToRepeat: false,
  rewrites: ['caller', 'addressee'],
  request: z.object({
    private_token: z.string(),
    user_pt: z.string(),
    birth_place: z.string(),
    current_place: z.string(),
    cap: z.string(),
    download_only: z.boolean(),
  }),
  answer: phpObject({ file: phpOptional(phpText()) }),
});

/** A place of one's own, as far as a form shows it again. */
const ownAddress = (name: string) =>
  phpLenient(
    phpObject({
      id: readBy(phpOptional(phpText()), 'owner'),
      formatted_address: readBy(phpOptional(phpText()), 'owner'),
      coordinates: phpList(readBy(phpNumber(), 'owner'), `${name}.coordinates`),
    }),
    name,
  );

/** The consents given, and what their documents print, in the public part of the user. */
export const informedConsentFields = {
  /** The informed consents given; a professional's are those given to them (CONSENT-02, C-43). */
  consenso_informato: phpLenientList(
    z.looseObject({
      user_pt: phpToken(),
      file: phpLenientText('consenso_informato.file'),
      created_at: readBy(phpLenient(phpInstant(), 'consenso_informato.created_at'), 'owner'),
    }),
    'consenso_informato',
  ),
  birth_address: ownAddress('birth_address'),
  current_address: ownAddress('current_address'),
  cap: readBy(phpLenientText('cap'), 'owner'),
};
