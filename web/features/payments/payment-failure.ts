import type { Problem } from '#contracts/kernel/problem';
import { problemText } from '#web/copy/problem-texts';

interface FailureWords {
  readonly title: string;
  readonly advice: string;
}

const requestFailed = 'richiesta inviata non riuscita';
const nothingCharged = 'Non ti è stato addebitato nulla.';

const advice: Readonly<Record<string, string>> = {
  not_pending: 'Questo appuntamento non è più in attesa. Abbiamo riletto il calendario.',
  confirmation_expired: `Il tempo per confermare è scaduto. ${nothingCharged} Scrivi al terapeuta per un nuovo orario.`,
  no_payment_needed: `Questo appuntamento non si paga. ${nothingCharged}`,
  consent_missing: `Serve prima il consenso informato: chiudi e riapri questa finestra. ${nothingCharged}`,
  tax_code_missing: `Manca il codice fiscale: torna al riepilogo e scrivilo. ${nothingCharged}`,
  no_connection: `Manca la connessione. ${nothingCharged} Riprova quando torna.`,
};

/** A payment page that did not come: the specified words, and what is safe (PAY-16, PAY-17). */
export function paymentFailure(problem: Problem): FailureWords {
  if (problem.outcomeUnknown) {
    return { title: problemText(problem).title, advice: 'Abbiamo riletto l’appuntamento: se è ancora qui, riprova.' };
  }
  if (problem.code === 'nothing_to_pay') {
    return { title: 'nessun importo trovato', advice: `${nothingCharged} Riprova o scrivi al terapeuta in chat.` };
  }
  return { title: requestFailed, advice: advice[problem.code] ?? `${nothingCharged} Riprova tra poco.` };
}
