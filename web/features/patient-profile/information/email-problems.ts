import * as z from 'zod/mini';
import { requiredEmail } from '#contracts/kernel/form-fields';

/** The change of the e-mail, as typed. */
export interface TypedEmail {
  readonly email: string;
  readonly again: string;
  readonly password: string;
}

export type EmailErrors = Partial<Record<keyof TypedEmail, string | undefined>>;

const required = 'il campo è obbligatorio';

/** What is wrong with each field, in words; `shown` is the address of now (PATIENT-35). */
export function emailProblems({ email, again, password }: TypedEmail, shown: string): EmailErrors {
  const problem = problemOf(email, shown);
  const repeated = again.trim() === '' ? required : isSame(again, email) ? undefined : 'indirizzo email errato.';
  return {
    ...(problem && { email: problem }),
    ...(repeated && { again: repeated }),
    ...(password === '' && { password: required }),
  };
}

function problemOf(email: string, shown: string): string | undefined {
  const code = z.safeParse(requiredEmail, email).error?.issues[0]?.message;
  if (code === 'required') return required;
  if (code !== undefined) return 'indirizzo email non valido';
  return isSame(email, shown) ? 'È già l’email con cui accedi.' : undefined;
}

function isSame(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase();
}
