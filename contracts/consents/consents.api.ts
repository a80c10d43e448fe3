import * as z from 'zod/mini';
import { api, command } from '#contracts/kernel/operation';

/** The mandatory consents, in the order they are asked for and checked (REG-45). */
export const mandatoryConsents = ['terms', 'privacy', 'personalData', 'serviceFee'] as const;

export type MandatoryConsent = (typeof mandatoryConsents)[number];

export const mandatoryConsent = z.enum(mandatoryConsents);

/** A box the user must tick: never ticked in advance. */
const ticked = z.literal(true, { error: 'required' });

/** The four mandatory boxes, ticked, and the newsletter as the user left it. */
export const consentFields = {
  terms: ticked,
  privacy: ticked,
  personalData: ticked,
  serviceFee: ticked,
  newsletter: z.boolean(),
};

export const consentsApi = api('consents', {
  /**
   * Gives the mandatory consents that are still missing. Earlier consents and the newsletter stay as they are. Refuses
   * the input when one of the four is not ticked (GDPR-01).
   */
  giveConsents: command({
    access: 'signed-in',
    input: z.strictObject({ terms: ticked, privacy: ticked, personalData: ticked, serviceFee: ticked }),
    output: z.object({}),
  }),
});

export const { giveConsents } = consentsApi;
