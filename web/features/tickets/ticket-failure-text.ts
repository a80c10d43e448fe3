import type { Problem } from '#contracts/kernel/problem';
import { keptTextFailure } from '#web/copy/kept-text-failure';
import { problemText } from '#web/copy/problem-texts';
import { waitText } from '#web/copy/wait-text';

/** Why a ticket or comment was not sent, in a line; `unknown` where nobody knows whether it was. */
export function ticketFailureText(problem: Problem, unknown: string): string {
  if (problem.code === 'too_many_attempts') {
    return `Troppi invii in poco tempo. Quello che hai scritto resta qui: ${waitText(problem.details)}`;
  }
  if (problem.code === 'ticket_full') return full;
  if (problem.code === 'tickets_full') return allFull;
  if (problem.code !== 'key_reused') return keptTextFailure(problem, unknown);
  const { title, advice } = problemText(problem);
  return `${title}. ${advice}`;
}

const full =
  'Questo ticket non accetta altri commenti. Quello che hai scritto resta qui: copialo in un nuovo ticket, e di’ che continua questo.';

const allFull =
  'I tuoi ticket occupano già tutto lo spazio che hanno. Quello che hai scritto resta qui: copialo e scrivici ai recapiti in fondo alla pagina di aiuto, così troviamo insieme come andare avanti.';
