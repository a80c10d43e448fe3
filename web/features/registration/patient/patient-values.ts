import * as z from 'zod/mini';
import type { OperationInput } from '#contracts/kernel/operation';
import type { registerPatient } from '#contracts/registration/registration.api';
import { patientDetailsFields } from '#contracts/registration/registration-fields';
import type { genders } from '#contracts/registration/registration-options';
import {
  type AccountValues,
  accountFormFields,
  accountLabels,
  blankAccount,
  blankPerson,
  ofAge,
  type PersonValues,
  personLabels,
  sameTwice,
} from '#web/features/registration/account/account-values';
import type { AddressValue } from '#web/fields/address/address-value';
import type { WizardStep } from '#web/forms/wizard-step';

/** The values of a patient's wizard, as typed and chosen. */
export interface PatientValues extends AccountValues, PersonValues {
  readonly gender: (typeof genders)[number] | '';
  readonly address: AddressValue;
}

export const blankPatient: PatientValues = {
  ...blankAccount,
  ...blankPerson,
  gender: '',
  address: null,
};

const patientAccount = z.object(accountFormFields).check(sameTwice('password', 'passwordConfirmation'));

const patientDetails = z.object(patientDetailsFields);

/** The input of the registration. Throws for values with a problem. */
export function patientInput(values: PatientValues): Omit<OperationInput<typeof registerPatient>, 'idempotencyKey'> {
  const { passwordConfirmation: _, ...account } = z.parse(patientAccount, values);
  return { ...account, ...z.parse(patientDetails, values) };
}

const { lastName, firstName, phone, birthDate } = personLabels;

/** The labels of the second step, in the order of the form. */
export const patientLabels = {
  lastName,
  firstName,
  phone,
  gender: 'Genere',
  birthDate,
  address: 'Indirizzo',
} as const;

/** The steps of a patient's wizard. */
export const patientSteps: readonly WizardStep<PatientValues>[] = [
  { tab: 'Account', title: 'account', minutes: 2, labels: accountLabels, schema: patientAccount },
  {
    tab: 'Informazioni',
    title: 'informazioni',
    minutes: 2,
    labels: patientLabels,
    schema: patientDetails,
    rule: ofAge,
  },
];
