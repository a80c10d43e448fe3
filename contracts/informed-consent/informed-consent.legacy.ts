import * as z from 'zod';
import { ownAddress } from '#contracts/addresses/addresses.legacy';
import { defineLegacyCall } from '#contracts/kernel/platform/legacy-call';
import {
  phpInstant,
  phpLenient,
  phpLenientList,
  phpLenientText,
  phpObject,
  phpOptional,
  phpText,
  phpToken,
} from '#contracts/kernel/platform/php-values';
import { readBy } from '#contracts/kernel/platform/readers';

/**
 * Signs an informed consent, or with `download_only` only makes its document; the path's spelling is the platform's.
 * `user_pt` is the therapist, the places are written addresses, `file` is the document's address (LEG-14).
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

/** The consents given and what their documents print, in the public part of the user. */
export const informedConsentFields = {
  /** The informed consents given; a professional's are those received from patients (CONSENT-02). */
  consenso_informato: phpLenientList(
    z.looseObject({
      user_pt: readBy(phpToken(), 'owner'),
      file: phpLenientText('consenso_informato.file'),
      created_at: readBy(phpLenient(phpInstant(), 'consenso_informato.created_at'), 'owner'),
    }),
    'consenso_informato',
  ),
  birth_address: ownAddress('birth_address'),
  /** The residence; that of a patient is the address of their invoices. */
  current_address: ownAddress('current_address', 'treating-professional'),
  /** A patient's address, as given at registration. */
  indirizzo: ownAddress('indirizzo', 'treating-professional'),
  cap: readBy(phpLenientText('cap'), 'owner'),
};
