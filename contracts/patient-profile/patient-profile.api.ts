import * as z from 'zod/mini';
import { storedAddress } from '#contracts/addresses/stored-address';
import { mandatoryConsent } from '#contracts/consents/consents.api';
import { fieldRevision, fieldsChanged } from '#contracts/kernel/field-revisions';
import { cents, fileUrl, isoInstant, publicToken } from '#contracts/kernel/fields';
import { requiredEmail } from '#contracts/kernel/form-fields';
import {
  api,
  command,
  type OperationInput,
  type OperationOutput,
  query,
  tooManyAttempts,
} from '#contracts/kernel/operation';
import { exactText } from '#contracts/kernel/text-fields';
import { askedPassword, askedPasswordRefusals, exportRefusals } from '#contracts/login/asked-password';
import { ownData } from '#contracts/patient-profile/own-data';
import { type PatientField, patientFieldNames, patientFields } from '#contracts/patient-profile/patient-profile-fields';
import { genders } from '#contracts/registration/registration-options';

/** The values of the fields a patient may change; texts are empty where the platform has nothing. */
const patientValues = z.object({
  phone: z.string(),
  terms: z.boolean(),
  privacy: z.boolean(),
  personalData: z.boolean(),
  serviceFee: z.boolean(),
  newsletter: z.boolean(),
  address: z.nullable(storedAddress),
  taxCode: z.string(),
  /** Null while the patient has not chosen. */
  deductCost: z.nullable(z.boolean()),
});

export type PatientValues = z.output<typeof patientValues>;

/** Each field, or nothing where it is not changed. */
const optionalFields = Object.fromEntries(
  Object.entries(patientFields).map(([name, field]) => [name, z.optional(field as z.ZodMiniType)]),
) as { [Name in PatientField]: z.ZodMiniOptional<(typeof patientFields)[Name]> };

const patientField = z.enum(patientFieldNames as [PatientField, ...PatientField[]]);

const patientRevision = fieldRevision(patientField);

export const patientProfileApi = api('patient-profile', {
  /**
   * All that the patient's profile shows. `revisions` names the value of each field, so that a save can tell a field
   * that was changed elsewhere meanwhile (PATIENT-01).
   */
  ownPatientProfile: query({
    access: 'patients',
    versioned: true,
    input: z.strictObject({}),
    output: z.object({
      /** The account's sign-in, changed by `changeEmail`. */
      email: z.string(),
      registeredAt: z.nullable(isoInstant),
      /** Corrected by the assistance alone (PATIENT-15..18). */
      firstName: z.string(),
      lastName: z.string(),
      /** A day, `yyyy-MM-dd`. */
      birthDate: z.nullable(z.string()),
      gender: z.nullable(z.enum(genders)),
      /** What the informed consents print, as it was given for the last of them; empty where nothing is stored. */
      printed: z.object({ birthPlace: z.string(), residence: z.string(), postalCode: z.string() }),
      values: patientValues,
      revisions: z.array(patientRevision),
      /** When each mandatory consent was given, and to which version of the texts, as far as it is known. */
      consents: z.array(
        z.object({ consent: mandatoryConsent, givenAt: z.nullable(isoInstant), version: z.nullable(z.string()) }),
      ),
      newsletterChangedAt: z.nullable(isoInstant),
      deductCostChangedAt: z.nullable(isoInstant),
      /** When the patient asked for the account to be closed; null when they did not. */
      closureRequestedAt: z.nullable(isoInstant),
    }),
  }),

  /**
   * Saves the fields that were changed and no other: two saves of different fields both last. Of a field that stands
   * otherwise than its revision says, the save is refused as a whole (`fields_changed`), unless what stands is what was
   * sent; a field sent without a revision is saved over whatever stands. A consent given, and each change of the
   * newsletter and of the Sistema TS, is stored with its moment (GUARD-46).
   */
  savePatientProfile: command({
    access: 'patients',
    affects: ['patient-profile/own-patient-profile', 'payments/own-payment-data'],
    input: z.strictObject({
      changes: z.strictObject(optionalFields),
      revisions: z.array(patientRevision).check(z.maxLength(patientFieldNames.length)),
    }),
    output: z.object({}),
    refusals: { fields_changed: fieldsChanged(patientField) },
  }),

  /**
   * Changes the account's e-mail and the username with it, once the platform has accepted the password. `shown` is the
   * address the patient was shown: refuses with `email_changed` when another stands by now. The session goes on; sent
   * again after a lost answer, it is recognised by what stands. Refuses with `too_many_changes` after five of one
   * account in an hour, those refused counted, too: each says whether an address has an account (PATIENT-19,
   * PATIENT-35).
   */
  changeEmail: command({
    access: 'patients',
    affects: ['patient-profile/own-patient-profile'],
    input: z.strictObject({ email: requiredEmail, shown: exactText(254), password: askedPassword }),
    output: z.object({ email: z.string() }),
    refusals: {
      ...askedPasswordRefusals,
      too_many_changes: tooManyAttempts,
      email_taken: { status: 409 },
      email_changed: { status: 409, details: z.object({ email: z.string() }) },
    },
  }),

  /**
   * Everything the platform holds of the patient and the patient may see, in one file, once the password is right.
   * Refuses with `too_many_exports` after five in fifteen minutes.
   */
  exportOwnData: command({
    access: 'patients',
    input: z.strictObject({ password: askedPassword }),
    output: z.object({ data: ownData }),
    refusals: exportRefusals,
  }),

  /**
   * Asks the team to close the account, once, when the password is right: asked for again it answers the first moment.
   * `sent_not_noted`: the request has gone out, and could not be stored with the user. Only the team can take it back
   * (HELP-18).
   */
  requestClosure: command({
    access: 'patients',
    affects: ['patient-profile/own-patient-profile'],
    input: z.strictObject({ password: askedPassword }),
    output: z.object({ requestedAt: isoInstant }),
    refusals: {
      ...askedPasswordRefusals,
      request_refused: { status: 422 },
      sent_not_noted: { status: 409 },
    },
  }),

  /**
   * The invoices that therapists have uploaded for the patient, newest first. The platform does not say whose a record
   * is: the therapist is named where the sessions of that month were all with one.
   */
  listReceivedInvoices: query({
    access: 'patients',
    input: z.strictObject({}),
    output: z.object({
      invoices: z.array(
        z.object({
          /** From 1 to 12. */
          month: z.int(),
          year: z.int(),
          /** What the sessions of the month cost. */
          priceCents: cents,
          therapist: z.nullable(z.object({ token: publicToken, name: z.string() })),
          files: z.array(fileUrl),
        }),
      ),
    }),
  }),
});

export const {
  ownPatientProfile,
  savePatientProfile,
  changeEmail,
  exportOwnData,
  requestClosure,
  listReceivedInvoices,
} = patientProfileApi;

export type OwnPatientProfile = OperationOutput<typeof ownPatientProfile>;
export type PatientChanges = OperationInput<typeof savePatientProfile>['changes'];
