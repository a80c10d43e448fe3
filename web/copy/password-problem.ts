import type { Problem } from '#contracts/kernel/problem';
import { waitText } from '#web/copy/wait-text';

/** What is wrong with a password that confirms something, in words; undefined for any other problem. */
export function passwordProblem({ code, details }: Problem): string | undefined {
  if (code === 'wrong_password') return 'La password non è giusta.';
  if (code === 'too_many_attempts') return `Troppi tentativi: ${waitText(details)}`;
  return undefined;
}
