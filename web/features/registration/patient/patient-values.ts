import * as z from 'zod/mini';
import type { Address } from '#contracts/addresses/addresses.api';
import type { OperationInput } from '#contracts/kernel/operation';
import type { registerPatient } from '#contracts/registration/registration.api';
import { patientDetailsFields } from '#contracts/registration/registration-fields';
import type { genders } from '#contracts/registration/registration-options';
import {
  type AccountValues,
  accountFormFields,
  blankAccount,
  sameTwice,
} from '#web/features/registration/account/account-values';
import { blankPerson, type PersonValues } from '#web/features/registration/account/person-values';

/** What a patient's wizard holds, as typed and chosen. */
export interface PatientValues extends AccountValues, PersonValues {
  readonly gender: (typeof genders)[number] | '';
  readonly address: Address | null;
}

export const blankPatient: PatientValues = {
  ...blankAccount,
  ...blankPerson,
  gender: '',
  address: null,
};

export const patientAccount = z.object(accountFormFields).check(sameTwice('password', 'passwordConfirmation'));

export const patientDetails = z.object(patientDetailsFields);

/** What is sent, from values without problems; throws when they have one. */
export function patientInput(values: PatientValues): Omit<OperationInput<typeof registerPatient>, 'act'> {
  const { passwordConfirmation: _, ...account } = z.parse(patientAccount, values);
  return { ...account, ...z.parse(patientDetails, values) };
}
