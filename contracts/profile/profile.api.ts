import * as z from 'zod/mini';
import { storedAddress } from '#contracts/addresses/stored-address';
import { ownStudy, ownWork } from '#contracts/curriculum/curriculum.api';
import { fieldRevision, fieldsChanged } from '#contracts/kernel/field-revisions';
import { fileUrl, isoInstant, publicToken } from '#contracts/kernel/fields';
import { api, command, type OperationInput, type OperationOutput, query } from '#contracts/kernel/operation';
import {
  type ProfileField,
  priceFields,
  profileFieldNames,
  profileFields,
  requiredProfileParts,
} from '#contracts/profile/profile-fields';
import { genders } from '#contracts/registration/registration-options';

/** A day, `yyyy-MM-dd`, or null where the platform has none. */
const dayOrNull = z.nullable(z.string());

/** The values of the fields a professional may change; texts are empty where the platform has nothing. */
const profileValues = z.object({
  firstName: z.string(),
  lastName: z.string(),
  birthDate: dayOrNull,
  gender: z.nullable(z.enum(genders)),
  residence: z.nullable(storedAddress),
  cardExpiry: dayOrNull,
  taxCodeExpiry: dayOrNull,
  phone: z.string(),
  studioAddresses: z.array(storedAddress),
  registerNumber: z.string(),
  region: z.string(),
  workplace: z.nullable(storedAddress),
  school: z.string(),
  specialisationDate: dayOrNull,
  specialisations: z.array(z.string()),
  interventionAreas: z.array(z.string()),
  languages: z.array(z.string()),
  singlePrice: z.nullable(z.int()),
  couplePrice: z.nullable(z.int()),
  familyPrice: z.nullable(z.int()),
  biography: z.string(),
  terms: z.boolean(),
  privacy: z.boolean(),
  personalData: z.boolean(),
  serviceFee: z.boolean(),
  newsletter: z.boolean(),
});

export type ProfileValues = z.output<typeof profileValues>;

/** Each field, or nothing where it is not changed. */
const optionalFields = Object.fromEntries(
  Object.entries(profileFields).map(([name, field]) => [name, z.optional(field as z.ZodMiniType)]),
) as { [Name in ProfileField]: z.ZodMiniOptional<(typeof profileFields)[Name]> };

const profileField = z.enum(profileFieldNames as [ProfileField, ...ProfileField[]]);

const profileRevision = fieldRevision(profileField);

export const profileApi = api('profile', {
  /**
   * All that the professional's profile shows. `revisions` names the value of each field, so that a save can tell a
   * field that was changed elsewhere meanwhile (PROF-01).
   */
  ownProfile: query({
    access: 'professionals',
    versioned: true,
    input: z.strictObject({}),
    output: z.object({
      token: publicToken,
      /** The account's sign-in; it is not changed here (PROF-08). */
      email: z.string(),
      role: z.enum(['psychologist', 'psychotherapist']),
      pictureUrl: z.nullable(fileUrl),
      registeredAt: z.nullable(isoInstant),
      registerDate: dayOrNull,
      /** The plan last chosen, paid or not, by which the fee on a price is counted; null while none is. */
      plan: z.nullable(z.enum(['online', 'online+studio'])),
      /** Specialisations and intervention areas are locked from then on (STATE-07, PROF-38). */
      contractSigned: z.boolean(),
      values: profileValues,
      revisions: z.array(profileRevision),
      /** The prices that stand already and are changed by the administration alone (PROF-46, AMB-34). */
      fixedPrices: z.array(z.enum(priceFields)),
      /** In the platform's order. */
      studies: z.array(ownStudy),
      work: z.array(ownWork),
      /** Stored names; each is fetched from `/files/own/<name>` by its owner alone. */
      identityDocuments: z.array(z.string()),
    }),
  }),

  /**
   * Saves the fields that were changed and no other: two saves of different fields both last. Of a field that stands
   * otherwise than its revision says, the save is refused as a whole (`fields_changed`), unless what stands is what was
   * sent; a field sent without a revision is saved over whatever stands.
   *
   * Refuses a profile that would lack what PROF-58 asks for, a birth date under eighteen years, a specialisation that
   * is still to come, a price where one stands, specialisations and areas once the contract is signed, and a
   * psychologist's psychotherapy data. Answers whether this save made the profile complete for the first time (ONB-11).
   */
  saveProfile: command({
    access: 'professionals',
    affects: ['profile/own-profile', 'billing/own-billing-data', 'therapists/therapist-detail', 'setup/own-setup'],
    input: z.strictObject({
      changes: z.strictObject(optionalFields),
      revisions: z.array(profileRevision).check(z.maxLength(profileFieldNames.length)),
    }),
    output: z.object({ firstCompletion: z.boolean() }),
    refusals: {
      required_missing: { status: 422, details: z.object({ parts: z.array(z.enum(requiredProfileParts)) }) },
      under_age: { status: 422 },
      /** A specialisation after today in Rome. */
      date_to_come: { status: 422 },
      /** A price that stands is changed by e-mail to the administration (PROF-47). */
      price_fixed: { status: 422, details: z.object({ fields: z.array(z.enum(priceFields)) }) },
      contract_signed: { status: 422 },
      psychotherapists_only: { status: 422 },
      /** A language, specialisation or area that is neither in our lists nor in the profile already. */
      not_offered: { status: 422 },
      fields_changed: fieldsChanged(profileField),
    },
  }),
});

export const { ownProfile, saveProfile } = profileApi;

export type OwnProfile = OperationOutput<typeof ownProfile>;
export type ProfileChanges = OperationInput<typeof saveProfile>['changes'];
