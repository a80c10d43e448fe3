import type { Problem } from '#contracts/kernel/problem';
import { problemText } from '#web/copy/problem-texts';

/** The helpful line under 'error' (MODAL-11): why the request did not go out, what is safe, what to do. */
export function requestFailure(problem: Problem): string {
  if (problem.code === 'too_many_attempts') {
    return 'Sono partite molte richieste in poco tempo. Quello che hai scritto resta qui: riprova più tardi.';
  }
  if (problem.code === 'request_refused') {
    return 'La richiesta non è stata accettata. Quello che hai scritto resta qui: controlla i dati e riprova.';
  }
  if (problem.outcomeUnknown) {
    return 'Non sappiamo se la richiesta è arrivata. Quello che hai scritto resta qui: puoi inviarla di nuovo.';
  }
  return `${problemText(problem).title}. Quello che hai scritto resta qui: riprova tra poco.`;
}
