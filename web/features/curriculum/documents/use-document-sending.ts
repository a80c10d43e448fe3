import { useContext, useState, useSyncExternalStore } from 'react';
import type { Problem } from '#contracts/kernel/problem';
import { ownProfile } from '#contracts/profile/profile.api';
import { problemOf } from '#web/api/call-failed';
import { usePageUser } from '#web/api/page-user';
import { ProblemListener } from '#web/api/problem-listener';
import { useQueryCache } from '#web/api/query-cache';
import { problemText } from '#web/copy/problem-texts';
import type { ChosenFile } from '#web/fields/documents/chosen-file';
import { refusalTexts } from '#web/fields/documents/document-refusal';
import { documentAttempt, sendDocument } from '#web/fields/documents/send-document';
import { createSendQueue } from '#web/forms/send-queue';
import { notifyFailure, notifySuccess } from '#web/ui/messages/notify';

/** A chosen file on its way; one that failed stays until it is sent again or taken back. */
interface WaitingFile {
  readonly chosen: ChosenFile;
  readonly hasFailed: boolean;
}

/**
 * Files chosen for the identity documents leave at once, one after the other, as everything in the profile that is no
 * field is saved where it is changed: no save of the form could be taken for theirs.
 */
export function useDocumentSending() {
  const pageUser = usePageUser();
  const onProblem = useContext(ProblemListener);
  const { refresh } = useQueryCache();
  const [queue] = useState(() =>
    createSendQueue<WaitingFile>({
      initial: [],
      next: (waiting) => waiting.find(({ hasFailed }) => !hasFailed),
      send: (waiting) => send(waiting.chosen),
    }),
  );
  const waiting = useSyncExternalStore(queue.subscribe, queue.read);
  const markFailed = (id: string, hasFailed: boolean) =>
    queue.change((all) => all.map((each) => (each.chosen.id === id ? { ...each, hasFailed } : each)));

  const send = async (chosen: ChosenFile) => {
    const options = { onProgress: () => undefined, signal: new AbortController().signal, pageUser };
    try {
      await sendDocument('identity', chosen, options);
      queue.change((all) => all.filter((each) => each.chosen.id !== chosen.id));
      notifySuccess(`${chosen.displayName} aggiunto`, { advice: 'È già salvato tra i tuoi documenti.' });
      await refresh([ownProfile.name]);
    } catch (failure) {
      const problem = problemOf(failure);
      onProblem(problem.code);
      markFailed(chosen.id, true);
      notifyFailure(documentAttempt(chosen.id), {
        title: 'errore',
        advice: `${chosen.displayName}. ${whyNot(problem)}`,
      });
    }
  };
  const sending = waiting.find(({ hasFailed }) => !hasFailed)?.chosen.displayName;
  return {
    files: waiting.map(({ chosen }) => chosen),
    /** Takes the files as they are chosen now; those under way stay. */
    choose: (files: readonly ChosenFile[]) => {
      queue.change((all) => [
        ...all.filter(({ chosen, hasFailed }) => !hasFailed || files.some(({ id }) => id === chosen.id)),
        ...files
          .filter(({ id }) => !all.some(({ chosen }) => chosen.id === id))
          .map((chosen) => ({ chosen, hasFailed: false })),
      ]);
      queue.start();
    },
    failed: waiting.filter(({ hasFailed }) => hasFailed).length,
    tryAgain: () => {
      queue.change((all) => all.map((each) => ({ ...each, hasFailed: false })));
      queue.start();
    },
    /** The file under way, if any. */
    sending,
  };
}

function whyNot(problem: Problem): string {
  if (problem.outcomeUnknown) return 'Non sappiamo se è arrivato: guarda tra i documenti prima di riprovare.';
  return refusals[problem.code] ?? `${problemText(problem).title}. Il file è ancora qui: riprova tra poco.`;
}

const refusals: Readonly<Record<string, string>> = {
  unsupported_file: refusalTexts.unsupported_file,
  file_empty: refusalTexts.file_empty,
  file_too_large: refusalTexts.file_too_large,
  too_many_pixels: refusalTexts.too_many_pixels,
  too_large: refusalTexts.file_too_large,
  list_full: 'L’elenco dei documenti è pieno: togline uno, poi aggiungi questo.',
};
