import * as z from 'zod/mini';
import { api, query } from '#contracts/kernel/operation';

export const helpApi = api('help', {
  /**
   * How the team can be reached outside the tickets: by a messaging app, and at the inbox of the caller's role, which
   * for a visitor is the patients'. Null where the operator has set none (HELP-32, HELP-42, HELP-43).
   */
  contacts: query({
    access: 'everyone',
    input: z.strictObject({}),
    output: z.object({
      /** International, digits only, as wa.me takes it. */
      whatsapp: z.nullable(z.string().check(z.regex(/^[1-9]\d{6,14}$/))),
      email: z.nullable(z.string()),
    }),
  }),
});

export const { contacts } = helpApi;
