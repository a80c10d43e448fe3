import type { Problem } from '#contracts/kernel/problem';
import { type ProblemText, problemText } from '#web/copy/problem-texts';
import { waitText } from '#web/copy/wait-text';

const texts: Readonly<Record<string, ProblemText>> = {
  coupon_not_found: {
    title: 'Coupon non trovato',
    advice: 'Controlla di averlo scritto come lo hai ricevuto. Il prezzo non è cambiato.',
  },
  coupon_used: { title: 'Coupon già applicato', advice: 'Ogni coupon si usa una volta. Il prezzo non è cambiato.' },
  coupon_not_for_basic: {
    title: 'I coupon non sono validi per il piano Basic',
    advice: 'Basic è già gratuito: svuota il campo per continuare.',
  },
};

/** The words for a coupon that is not taken, as specified (COUPON-02..09); other problems get their own. */
export function couponFailure(problem: Pick<Problem, 'code' | 'details'> | Problem): ProblemText {
  if (problem.code === 'too_many_attempts') {
    return { title: 'Hai provato troppi codici', advice: `Puoi continuare senza coupon; ${waitText(problem.details)}` };
  }
  return texts[problem.code] ?? problemText(problem as Problem);
}

/** Whether a purchase was refused for its coupon. */
export function isCouponProblem({ code }: Pick<Problem, 'code'>): boolean {
  return code in texts || code === 'too_many_attempts';
}
