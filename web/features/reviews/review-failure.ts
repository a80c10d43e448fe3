import * as z from 'zod/mini';
import type { Problem } from '#contracts/kernel/problem';
import { type ProblemText, problemText } from '#web/copy/problem-texts';

const platformWords = z.object({ text: z.string() });

/** The words for a review that failed: the platform's own, if it gave any. */
export function reviewFailure(problem: Problem): ProblemText {
  if (problem.outcomeUnknown) {
    return {
      title: 'Non sappiamo se la recensione è arrivata',
      advice: 'Premi di nuovo Pubblica la recensione: non ne partiranno due.',
    };
  }
  switch (problem.code) {
    case 'reviews_limited':
      return reviewsLimited;
    case 'not_held':
      return {
        title: 'La seduta non risulta ancora conclusa',
        advice: 'Il testo resta in questa scheda: riprova quando la seduta è finita.',
      };
    case 'already_reviewed':
      return {
        title: 'Hai già lasciato una recensione dopo l’ultima seduta',
        advice: 'Non serve altro: puoi chiudere questa finestra.',
      };
    case 'refused':
      return { title: platformWords.safeParse(problem.details).data?.text ?? 'error', advice: kept };
    default:
      return { title: problemText(problem).title, advice: kept };
  }
}

const kept = 'La recensione non è partita. Quello che hai scritto resta qui: puoi riprovare.';

const reviewsLimited: ProblemText = {
  title: "l'aggiunta di recensioni è limitata",
  advice: 'I colloqui conoscitivi non si recensiscono: potrai farlo dopo una seduta.',
};
