import type { Problem } from '#contracts/kernel/problem';
import { type ProblemText, problemText } from '#web/copy/problem-texts';
import { couponFailure, isCouponProblem } from '#web/features/plans/payment/coupon-failure';

const requestFailed = 'richiesta inviata non riuscita';
const nothingCharged = 'Non ti è stato addebitato nulla.';

const texts: Readonly<Record<string, ProblemText>> = {
  email_unavailable: {
    title: `${requestFailed} e-mail non disponibile`,
    advice: `${nothingCharged} Scrivi all’assistenza.`,
  },
  username_unavailable: {
    title: `${requestFailed} nome utente non disponibile`,
    advice: `${nothingCharged} Scrivi all’assistenza.`,
  },
  tax_code_missing: { title: requestFailed, advice: `${nothingCharged} Manca il codice fiscale: scrivilo qui.` },
  total_changed: { title: requestFailed, advice: `${nothingCharged} Il totale è cambiato: controllalo.` },
  purchase_open: {
    title: requestFailed,
    advice: 'C’è già una pagina di pagamento aperta da un’altra scheda o un altro dispositivo.',
  },
  already_active: { title: requestFailed, advice: `${nothingCharged} Questo piano è già attivo.` },
  only_by_administration: {
    title: requestFailed,
    advice: `${nothingCharged} Da Premium a Basic si passa scrivendo all’assistenza.`,
  },
};

/**
 * The words for a purchase that failed, as specified, and what is safe (PLAN-19..21). One whose answer was lost may not
 * have failed.
 */
export function purchaseFailure(problem: Problem): ProblemText {
  if (isCouponProblem(problem)) return couponFailure(problem);
  if (problem.code === 'purchase_unanswered') {
    const advice =
      'La pagina di pagamento chiesta prima non è arrivata a nessuno. Se il tuo piano non è cambiato, premi di nuovo per averne un’altra.';
    return { title: problemText(problem).title, advice };
  }
  if (problem.outcomeUnknown) {
    const advice = 'Abbiamo riletto il tuo piano: se non è cambiato puoi riprovare, non paghi due volte.';
    return { title: problemText(problem).title, advice };
  }
  return texts[problem.code] ?? { title: requestFailed, advice: `${nothingCharged} ${problemText(problem).advice}` };
}
