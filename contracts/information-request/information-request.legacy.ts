import * as z from 'zod';
import { defineLegacyCall } from '#contracts/kernel/platform/legacy-call';
import { phpObject } from '#contracts/kernel/platform/php-values';

/** Sends a question to the platform's team; `role` is `doctor` or `patient` (LEGACY-20). */
export const requestInfo = defineLegacyCall({
  name: 'requestInfo',
  provenance: 'documented',
  base: 'php',
  method: 'PUT',
  path: '/custom.php/request-info',
  safeToRepeat: false,
  request: z.object({
    nome: z.string(),
    cognome: z.string(),
    email: z.string(),
    telefono: z.string(),
    messaggio: z.string(),
    request: z.string(),
    type: z.enum(['info', 'specializzazione', 'intervento']),
    role: z.enum(['doctor', 'patient']),
  }),
  answer: phpObject({}),
});
