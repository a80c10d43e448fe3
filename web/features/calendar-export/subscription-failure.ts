import type { Problem } from '#contracts/kernel/problem';
import { type ProblemText, problemText } from '#web/copy/problem-texts';

/** What to say of a change of the subscription that failed. */
export function subscriptionFailure(problem: Problem): ProblemText {
  switch (problem.code) {
    case 'changed_elsewhere':
      return {
        title: 'I tuoi dati sono cambiati in un’altra finestra',
        advice: 'L’abbonamento è rimasto com’era. Riprova.',
      };
    case 'not_offered':
      return { title: 'L’abbonamento non è disponibile', advice: 'Puoi salvare un appuntamento alla volta.' };
    default:
      return problemText(problem);
  }
}
