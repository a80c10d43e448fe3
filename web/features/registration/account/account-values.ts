import * as z from 'zod/mini';
import { accountFields } from '#contracts/registration/registration-fields';

/** What both accounts begin with, as typed (REG-31). */
export interface AccountValues {
  readonly email: string;
  readonly password: string;
  readonly passwordConfirmation: string;
  readonly terms: boolean;
  readonly privacy: boolean;
  readonly personalData: boolean;
  readonly serviceFee: boolean;
  readonly newsletter: boolean;
}

/** Nothing is ticked beforehand. */
export const blankAccount: AccountValues = {
  email: '',
  password: '',
  passwordConfirmation: '',
  terms: false,
  privacy: false,
  personalData: false,
  serviceFee: false,
  newsletter: false,
};

/** In the order of the form, the consents in theirs (REG-45). */
export const accountLabels = {
  email: 'Email',
  password: 'Password',
  passwordConfirmation: 'Conferma la password',
  terms: 'Termini e condizioni',
  privacy: 'Privacy e profilazione',
  personalData: 'Dati personali sulla salute',
  serviceFee: 'Costo del servizio e fatturazione',
} as const;

/** A text that is typed a second time. */
export const typedAgain = z.string().check(z.minLength(1, 'required'));

/** The account's fields with the password's second one. */
export const accountFormFields = { ...accountFields, passwordConfirmation: typedAgain };

/**
 * Refuses, with the code `different`, a text whose second typing is another one. What is missing is told by the fields
 * themselves, and told whatever else is wrong.
 */
export function sameTwice<Name extends string>(name: Name, again: string) {
  return z.refine<Record<string, unknown>>((values) => !values[again] || values[again] === values[name], {
    path: [again],
    error: 'different',
    when: () => true,
  });
}
