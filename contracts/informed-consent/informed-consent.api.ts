import * as z from 'zod/mini';
import { address } from '#contracts/addresses/addresses.api';
import { isoInstant, publicToken } from '#contracts/kernel/fields';
import { api, command, query } from '#contracts/kernel/operation';
import { pdfFile } from '#contracts/kernel/pdf-file';

/** An Italian postal code, five digits: `required` when empty, `invalid` when it is not one (CONSENT-22). */
export const postalCode = z.string().check(
  z.trim(),
  z.minLength(1, 'required'),
  z.refine((code) => code === '' || /^\d{5}$/.test(code), 'invalid'),
);

/** What the document prints about the patient: two addresses chosen from the suggestions, and the postal code. */
const consentDetails = { birthPlace: address, residence: address, postalCode };

/** A consent in force: when it was given, if the platform knows, and whether it has a signed document. */
const givenConsent = z.object({ at: z.nullable(isoInstant), hasDocument: z.boolean() });

export const informedConsentApi = api('informed-consent', {
  /**
   * Whether the patient's informed consent for a therapist was given, and what the profile already knows for the form.
   * A therapist the patient has no appointment with is `not_found` (CONSENT-23).
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

  /** The patient's informed consents, one for each therapist, latest first (PATIENT-06). */
  listInformedConsents: query({
    access: 'patients',
    input: z.strictObject({}),
    output: z.object({
      consents: z.array(z.extend(givenConsent, { therapist: publicToken, therapistName: z.string() })),
    }),
  }),

  /**
   * The document as it would be signed, for reading: nothing is signed and the profile does not change (CONSENT-09).
   */
  previewInformedConsent: command({
    access: 'patients',
    input: z.strictObject({ therapist: publicToken, ...consentDetails }),
    output: z.object({ document: pdfFile }),
    refusals: { document_missing: { status: 409 } },
  }),

  /**
   * Signs the informed consent for a therapist the patient has an appointment with: the profile is saved first, then
   * the platform signs, then the therapist is notified once. A consent already given stays and counts as success, so
   * that two presses or a retry sign once (CONSENT-16).
   */
  giveInformedConsent: command({
    access: 'patients',
    affects: ['informed-consent/own-informed-consent', 'informed-consent/list-informed-consents'],
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

export const {
  ownInformedConsent,
  listInformedConsents,
  previewInformedConsent,
  giveInformedConsent,
  signedInformedConsent,
} = informedConsentApi;
