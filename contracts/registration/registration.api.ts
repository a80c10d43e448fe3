import * as z from 'zod/mini';
import { idempotencyKey, isoInstant } from '#contracts/kernel/fields';
import { api, command, tooManyAttempts } from '#contracts/kernel/operation';
import {
  accountFields,
  informationFields,
  patientDetailsFields,
  personFields,
  titlesFields,
} from '#contracts/registration/registration-fields';

const refusals = {
  /** The address belongs to another account (REG-112). */
  email_taken: { status: 409 },
  /** The platform finds the password too short (REG-111). */
  password_too_short: { status: 422 },
  /** Under eighteen today in Rome (REG-42). */
  under_age: { status: 422 },
  /** Any other refusal of the platform, which is in the log (REG-113). */
  registration_refused: { status: 422 },
  too_many_attempts: tooManyAttempts,
} as const;

export const registrationApi = api('registration', {
  /**
   * Opens a patient's account (REG-24, REG-114 to 116). The act key names the attempt: asked again with it and the same
   * password, the account made before is recognised and no second one is made.
   */
  registerPatient: command({
    access: 'everyone',
    input: z.strictObject({ idempotencyKey, ...accountFields, ...patientDetailsFields }),
    output: z.object({}),
    refusals,
  }),

  /**
   * Opens a professional's account, to be approved by the administration, and for thirty minutes the right to add its
   * documents to it. Refuses a psychotherapist without school, date and specialisations, and anybody without a price.
   */
  registerProfessional: command({
    access: 'everyone',
    input: z.strictObject({ idempotencyKey, ...accountFields, ...personFields, ...informationFields, ...titlesFields }),
    output: z.object({ documentsUntil: isoInstant }),
    refusals: {
      ...refusals,
      /** A psychotherapist says where and when, a psychologist does not (REG-101 to 105). */
      psychotherapy_incomplete: { status: 422 },
      /** At least one of the three prices (REG-96). */
      price_missing: { status: 422 },
    },
  }),

  /** Tells the platform of a professional's first step (REG-20, REG-21): whatever comes of it, the answer is the same. */
  validateAccount: command({
    access: 'everyone',
    input: z.strictObject({
      email: accountFields.email,
      password: accountFields.password,
      firstName: personFields.firstName,
      lastName: personFields.lastName,
      birthDate: personFields.birthDate,
    }),
    output: z.object({}),
  }),
});

export const { registerPatient, registerProfessional, validateAccount } = registrationApi;
