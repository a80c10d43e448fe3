import * as z from 'zod/mini';
import type { CivilDate } from '#contracts/kernel/civil-date';
import { isOfAge } from '#contracts/registration/is-of-age';
import { accountFields } from '#contracts/registration/registration-fields';
import type { StepProblem } from '#web/forms/wizard-step';

/** What both accounts begin with, as typed. */
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

/** In the order of the form, the consents in theirs. */
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

/** The person, as typed: in a patient's second step and in a professional's first. */
export interface PersonValues {
  readonly lastName: string;
  readonly firstName: string;
  readonly phone: string;
  /** `yyyy-MM-dd`, what was typed when that is no day, or nothing. */
  readonly birthDate: string;
}

export const blankPerson: PersonValues = { lastName: '', firstName: '', phone: '', birthDate: '' };

export const personLabels = {
  lastName: 'Cognome',
  firstName: 'Nome',
  phone: 'Telefono',
  birthDate: 'Data di nascita',
} as const;

/** The rule of the step that asks for the birth date. */
export function ofAge({ birthDate }: PersonValues, today: CivilDate): readonly StepProblem[] {
  return isOfAge(birthDate as CivilDate, today) ? [] : [{ name: 'birthDate', code: 'under_age' }];
}

/** Never kept in a draft, of either account. */
export const passwordNames = { password: 'la password', passwordConfirmation: 'la conferma della password' } as const;

/** The field that each refusal of a registration speaks of. */
export const refusedFields = { email_taken: 'email', password_too_short: 'password', under_age: 'birthDate' } as const;
