import * as z from 'zod';
import { defineLegacyCall } from '#contracts/kernel/platform/legacy-call';
import {
  phpBoolean,
  phpInstant,
  phpLenient,
  phpLenientList,
  phpLenientText,
  phpObject,
  phpText,
} from '#contracts/kernel/platform/php-values';
import { readBy } from '#contracts/kernel/platform/readers';

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

/** An alert as the platform holds it; it has no id (DATA-28). */
export const alertRow = z.looseObject({
  title: readBy(phpLenientText('alerts.title'), 'owner'),
  message: readBy(phpLenientText('alerts.message'), 'owner'),
  file: phpLenientList(readBy(phpText(), 'owner'), 'alerts.file'),
  seen: readBy(phpLenient(phpBoolean(), 'alerts.seen'), 'owner'),
  timestamp: readBy(phpLenient(phpInstant(), 'alerts.timestamp'), 'owner'),
});

/** The alerts a user has received, in the public part of the user. */
export const alertFields = { alerts: phpLenientList(alertRow, 'alerts') };
