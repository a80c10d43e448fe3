import * as z from 'zod/mini';
import { address } from '#contracts/addresses/addresses.api';
import { isoInstant, publicToken } from '#contracts/kernel/fields';
import { api, command, query } from '#contracts/kernel/operation';
import { pdfFile } from '#contracts/kernel/pdf-file';

/** An Italian postal code: five digits (CONSENT-22). `required` when empty, `invalid` when it is none. */
export const postalCode = z.string().check(
  z.trim(),
  z.minLength(1, 'required'),
  z.refine((code) => code === '' || /^\d{5}$/.test(code), 'invalid'),
);

/** What the document prints of the patient: places chosen from the suggestions, and the postal code (CONSENT-04 to 14). */
const consentDetails = { birthPlace: address, residence: address, postalCode };

/** A consent in force: when it was given, where the platform knows, and whether it keeps the signed document. */
const givenConsent = z.object({ at: z.nullable(isoInstant), hasDocument: z.boolean() });

export const informedConsentApi = api('informed-consent', {
  /**
   * What the patient's informed consent for a therapist begins with: whether it was given, and what the profile knows
   * (CONSENT-23). Only for a therapist the patient has an appointment with; any other is `not_found`.
   */
  ownInformedConsent: query({
    access: 'patients',
    input: z.strictObject({ therapist: publicToken }),
    output: z.object({
      therapistName: z.string(),
      /** Null while it is not given; the moment may be unknown to the platform. */
      given: z.nullable(givenConsent),
      birthPlace: z.nullable(address),
      residence: z.nullable(address),
      postalCode: z.string(),
    }),
  }),

  /** The document as it would be signed, to read first: nothing is signed and the profile stays as it is (CONSENT-09 to 11, 21). */
  previewInformedConsent: command({
    access: 'patients',
    input: z.strictObject({ therapist: publicToken, ...consentDetails }),
    output: z.object({ document: pdfFile }),
    refusals: { document_missing: { status: 409 } },
  }),

  /**
   * Signs the informed consent for a therapist the patient has an appointment with: the profile is saved first
   * (CONSENT-16), then the platform signs, then the therapist is told once (CONSENT-19, CONSENT-20). One already given is
   * left as it is and counts as success, so that two presses or a retry sign once.
   */
  giveInformedConsent: command({
    access: 'patients',
    affects: ['informed-consent/own-informed-consent'],
    input: z.strictObject({
      therapist: publicToken,
      ...consentDetails,
      accepted: z.literal(true, { error: 'required' }),
    }),
    output: givenConsent,
    refusals: { not_signed: { status: 409 } },
  }),

  /** The signed document, for the patient alone; `not_found` while nothing is signed. */
  signedInformedConsent: query({
    access: 'patients',
    input: z.strictObject({ therapist: publicToken }),
    output: z.object({ document: pdfFile }),
    refusals: { document_missing: { status: 409 } },
  }),
});

export const { ownInformedConsent, previewInformedConsent, giveInformedConsent, signedInformedConsent } =
  informedConsentApi;
