import * as z from 'zod';
import { defineLegacyCall } from '#contracts/kernel/platform/legacy-call';
import {
  phpBoolean,
  phpLenient,
  phpLenientList,
  phpLenientText,
  phpObject,
} from '#contracts/kernel/platform/php-values';

/** Adds an alert to a user's alerts; `owner` is the recipient's public token (LEGACY-25). */
export const alert = defineLegacyCall({
  name: 'alert',
  provenance: 'documented',
  base: 'php',
  method: 'POST',
  path: '/endpoint.php/alert',
  safeToRepeat: false,
  rewrites: ['addressee'],
  request: z.object({
    private_token: z.string(),
    owner: z.string(),
    alert: z.object({ title: z.string(), message: z.string(), file: z.array(z.string()) }),
  }),
  answer: phpObject({}),
});

/** The alerts a user has received, in the public part of the user. */
export const alertFields = {
  alerts: phpLenientList(
    z.looseObject({ title: phpLenientText('alerts.title'), seen: phpLenient(phpBoolean(), 'alerts.seen') }),
    'alerts',
  ),
};
