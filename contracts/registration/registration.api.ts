import * as z from 'zod/mini';
import { idempotencyKey, isoInstant } from '#contracts/kernel/fields';
import { api, command, tooManyAttempts } from '#contracts/kernel/operation';
import { signedIn } from '#contracts/login/login.api';
import { personFields } from '#contracts/registration/person-fields';
import {
  accountFields,
  informationFields,
  patientDetailsFields,
  titlesFields,
} from '#contracts/registration/registration-fields';

const refusals = {
  /** The e-mail belongs to another account (REG-112). */
  email_taken: { status: 409 },
  /** The platform finds the password too short (REG-111). */
  password_too_short: { status: 422 },
  /** Under eighteen today in Rome (REG-42). */
  under_age: { status: 422 },
  /** Any other refusal of the platform, which is logged (REG-113). */
  registration_refused: { status: 422 },
  too_many_attempts: tooManyAttempts,
} as const;

export const registrationApi = api('registration', {
  /**
   * Opens a patient's account. Repeated with the same idempotency key and password, it recognises the account and opens
   * no second one (REG-114). Then signs the patient in, in a browser without a session: `signedIn` is null when that
   * did not succeed, and the patient signs in as usual.
   */
  registerPatient: command({
    access: 'everyone',
    input: z.strictObject({ idempotencyKey, ...accountFields, ...patientDetailsFields }),
    output: z.object({ signedIn: z.nullable(signedIn) }),
    refusals,
  }),

  /**
   * Opens a professional's account, which the administration has to approve, and for thirty minutes the right to add
   * its documents, in a browser where nobody is signed in. Repeated as `registerPatient` is, it does not begin the
   * thirty minutes anew: `documentsUntil` may be past, and is once the administration has refused the account. Refuses
   * with `psychotherapy_incomplete` a psychotherapist without school, date and specialisations, and with
   * `price_missing` an account without any price.
   */
  registerProfessional: command({
    access: 'everyone',
    input: z.strictObject({ idempotencyKey, ...accountFields, ...personFields, ...informationFields, ...titlesFields }),
    output: z.object({ documentsUntil: isoInstant }),
    refusals: {
      ...refusals,
      /** A psychotherapist gives school and date, a psychologist does not (REG-101). */
      psychotherapy_incomplete: { status: 422 },
      /** A psychotherapist's specialisation is after today in Rome. */
      date_to_come: { status: 422 },
      /** At least one of the three prices is needed (REG-96). */
      price_missing: { status: 422 },
    },
  }),

  /**
   * Notifies the platform of a professional's first step; the answer is the same whether or not that succeeds (REG-20).
   */
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
