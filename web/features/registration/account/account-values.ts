import * as z from 'zod/mini';
import type { CivilDate } from '#contracts/kernel/civil-date';
import { isOfAge } from '#contracts/registration/is-of-age';
import { accountFields } from '#contracts/registration/registration-fields';
import type { StepProblem } from '#web/forms/wizard-step';

/** The values of the first step that both wizards share, as typed. */
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

/** No consent is ticked in advance. */
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

/** In the order of the form. */
export const accountLabels = {
  email: 'Email',
  password: 'Password',
  passwordConfirmation: 'Conferma la password',
  terms: 'Termini e condizioni',
  privacy: 'Privacy e profilazione',
  personalData: 'Dati personali sulla salute',
  serviceFee: 'Quota di servizio e fatturazione',
} as const;

/** A text that is typed a second time. */
export const typedAgain = z.string().check(z.minLength(1, 'required'));

/** The account's fields with the repeated password. */
export const accountFormFields = { ...accountFields, passwordConfirmation: typedAgain };

/**
 * Refuses, with the code `different`, a repeated text that differs from the first. An empty field is reported by its
 * own rule; this one runs even when other fields are wrong.
 */
export function sameTwice<Name extends string>(name: Name, again: string) {
  return z.refine<Record<string, unknown>>((values) => !values[again] || values[again] === values[name], {
    path: [again],
    error: 'different',
    when: () => true,
  });
}

/** The personal values, as typed: part of a patient's second step and of a professional's first. */
export interface PersonValues {
  readonly lastName: string;
  readonly firstName: string;
  readonly phone: string;
  /** `yyyy-MM-dd`, the typed text when it is not a day, or empty. */
  readonly birthDate: string;
}

export const blankPerson: PersonValues = { lastName: '', firstName: '', phone: '', birthDate: '' };

export const personLabels = {
  lastName: 'Cognome',
  firstName: 'Nome',
  phone: 'Telefono',
  birthDate: 'Data di nascita',
} as const;

/** The rule of the step that contains the birth date. */
export function ofAge({ birthDate }: PersonValues, today: CivilDate): readonly StepProblem[] {
  return isOfAge(birthDate as CivilDate, today) ? [] : [{ name: 'birthDate', code: 'under_age' }];
}

/** Never kept in a draft, in either wizard. */
export const passwordNames = { password: 'la password', passwordConfirmation: 'la conferma della password' } as const;

/** The field to which each refusal of a registration belongs. */
export const refusedFields = { email_taken: 'email', password_too_short: 'password', under_age: 'birthDate' } as const;
