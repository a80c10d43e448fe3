import type { Problem } from '#contracts/kernel/problem';
import { type ProblemText, problemText } from '#web/copy/problem-texts';
import { waitText } from '#web/copy/wait-text';

/** The words for a failed registration: what is safe, and that a retry never creates two accounts. */
export function sendingFailure(problem: Problem): ProblemText {
  const { code, details, outcomeUnknown } = problem;
  if (outcomeUnknown) {
    return {
      title: 'Non sappiamo se la registrazione è riuscita',
      advice: 'La risposta si è persa per strada. Puoi riprovare senza rischi: non nasceranno due account.',
    };
  }
  if (code === 'too_many_attempts') {
    return { title: 'Troppi tentativi', advice: `${nothingLost} Per sicurezza ${waitText(details)}` };
  }
  const title = code === 'registration_refused' ? 'La registrazione non è stata accettata' : problemText(problem).title;
  const account = harmless.has(code) ? 'Non è stato creato alcun account. ' : '';
  return { title, advice: `${account}${nothingLost} Riprova; se succede ancora, scrivici con «Serve aiuto?».` };
}

const nothingLost = 'Quello che hai scritto resta qui.';

/** Failures after which it is certain that no account was created. */
const harmless = new Set([
  'no_connection',
  'registration_refused',
  'legacy_unavailable',
  'overloaded',
  'rate_limited',
  'invalid_input',
  'psychotherapy_incomplete',
  'price_missing',
]);
