import type { Problem } from '#contracts/kernel/problem';
import { problemText } from '#web/copy/problem-texts';

interface FailureWords {
  readonly title: string;
  readonly advice: string;
}

const requestFailed = 'richiesta inviata non riuscita';

type Advice = (nothingCharged: string) => string;

const advice: Readonly<Record<string, Advice>> = {
  nothing_to_pay: (nothingCharged) => `${nothingCharged}Riprova o scrivi al terapeuta in chat.`,
  not_pending: () => 'Questo appuntamento non è più in attesa. Abbiamo riletto il calendario.',
  confirmation_expired: (nothingCharged) =>
    `Il tempo per confermare è scaduto. ${nothingCharged}Scrivi al terapeuta per un nuovo orario.`,
  no_payment_needed: (nothingCharged) => `${nothingCharged}Questo appuntamento non si paga.`,
  consent_missing: (nothingCharged) =>
    `${nothingCharged}Serve prima il consenso informato: chiudi e riapri questa finestra.`,
  tax_code_missing: (nothingCharged) => `${nothingCharged}Manca il codice fiscale: torna al riepilogo e scrivilo.`,
  no_connection: (nothingCharged) => `Manca la connessione. ${nothingCharged}Riprova quando torna.`,
};
const tryAgain: Advice = (nothingCharged) => `${nothingCharged}Riprova tra poco.`;

/**
 * The words for a payment page that could not be fetched: the specified title and what is safe to do. Once a page has
 * been opened, it is not known whether anything was paid on it.
 */
export function paymentFailure(problem: Problem, { wasPageOpened = false } = {}): FailureWords {
  if (problem.outcomeUnknown) {
    return { title: problemText(problem).title, advice: 'Abbiamo riletto l’appuntamento: se è ancora qui, riprova.' };
  }
  const title = problem.code === 'nothing_to_pay' ? 'nessun importo trovato' : requestFailed;
  const nothingCharged = wasPageOpened ? '' : 'Non ti è stato addebitato nulla. ';
  return { title, advice: (advice[problem.code] ?? tryAgain)(nothingCharged) };
}
