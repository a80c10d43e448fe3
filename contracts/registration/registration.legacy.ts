import * as z from 'zod';
import { defineLegacyCall } from '#contracts/kernel/platform/legacy-call';
import { phpObject, phpText, phpToken } from '#contracts/kernel/platform/php-values';

/** Opens an account. Refuses with `error` (`PASSWORD_TOO_SHORT`, …) or with `email_available: false`. */
export const register = defineLegacyCall({
  name: 'register',
  provenance: 'documented',
  base: 'appserver',
  method: 'POST',
  path: '/custom.php/registration',
  safeToRepeat: false,
  request: z.object({
    notify_email: z.enum(['dottore', 'paziente']),
    /** The parent app's token, never the user's. */
    public_token: z.string(),
    user: z.object({
      email: z.string(),
      username: z.string(),
      password: z.string(),
      public_configuration: z.looseObject({ type: z.enum(['dottore', 'paziente']) }),
      configuration: z.looseObject({ act: z.string() }),
    }),
  }),
  answer: z.looseObject({
    user: z.looseObject({ public_token: phpToken(), private_token: phpText() }),
  }),
});

/** Notifies the platform of an account about to be opened; its answer is ignored. */
export const userValidate = defineLegacyCall({
  name: 'userValidate',
  provenance: 'documented',
  base: 'appserver',
  method: 'PUT',
  path: '/custom.php/user-validate',
  safeToRepeat: false,
  request: z.object({
    email: z.string(),
    password: z.string(),
    cognome: z.string(),
    nome: z.string(),
    dob: z.string(),
  }),
  answer: phpObject({}),
});
