import type { Problem } from '#contracts/kernel/problem';
import type { RefusedValue } from '#web/features/registration/wizard/wizard-step';

/** The field each refusal of the platform speaks of. */
const fields: Readonly<Record<string, string>> = {
  email_taken: 'email',
  password_too_short: 'password',
  under_age: 'birthDate',
};

/** The value a refusal speaks of, as it was sent; undefined for a failure that no single field can mend. */
export function refusedValue({ code }: Problem, values: Readonly<Record<string, unknown>>): RefusedValue | undefined {
  const name = fields[code];
  return name === undefined ? undefined : { name, value: values[name], code };
}
