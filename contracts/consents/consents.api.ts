import * as z from 'zod/mini';
import { api, command } from '#contracts/kernel/operation';

/** The consents nobody can do without, in the order they are asked and checked (REG-45, GDPR-04). */
export const mandatoryConsents = ['terms', 'privacy', 'personalData', 'serviceFee'] as const;

export type MandatoryConsent = (typeof mandatoryConsents)[number];

export const mandatoryConsent = z.enum(mandatoryConsents);

/** A box that must be ticked by hand: never assumed. */
const ticked = z.literal(true, { error: 'required' });

/** The four mandatory boxes, ticked, and the newsletter as it was left. */
export const consentFields = {
  terms: ticked,
  privacy: ticked,
  personalData: ticked,
  serviceFee: ticked,
  newsletter: z.boolean(),
};

export const consentsApi = api('consents', {
  /**
   * Gives the mandatory consents that are still missing (GDPR-01 to 08). What was given before stays as it is, and the
   * newsletter is not touched. Gives nothing when one of the four is not ticked.
   */
  giveConsents: command({
    access: 'signed-in',
    input: z.strictObject({ terms: ticked, privacy: ticked, personalData: ticked, serviceFee: ticked }),
    output: z.object({}),
  }),
});

export const { giveConsents } = consentsApi;
