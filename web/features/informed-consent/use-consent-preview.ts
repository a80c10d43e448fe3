import { previewInformedConsent } from '#contracts/informed-consent/informed-consent.api';
import { problemOf } from '#web/api/call-failed';
import { useCommand } from '#web/api/use-command';
import { problemText } from '#web/copy/problem-texts';
import type { ConsentDetails } from '#web/features/informed-consent/consent-values';
import { notifyDanger } from '#web/ui/messages/notify';
import { savePdf } from '#web/ui/save-file';

/** Saves the document as it would be signed: nothing is signed by it (CONSENT-09 to 11). */
export function useConsentPreview(therapist: string) {
  const { run, isRunning } = useCommand(previewInformedConsent);
  const save = async (details: ConsentDetails) => {
    try {
      const answer = await run({ therapist, ...details });
      if (answer) savePdf(answer.document);
    } catch (failure) {
      const { title, advice } = wordsFor(failure);
      notifyDanger(title, advice);
    }
  };
  return { save, isPreparing: isRunning };
}

function wordsFor(failure: unknown) {
  const problem = problemOf(failure);
  if (problem.code === 'unauthenticated') return problemText(problem);
  return {
    title: 'Il documento non è arrivato',
    advice: 'Non hai firmato nulla e i tuoi dati sono rimasti qui. Riprova tra poco.',
  };
}
