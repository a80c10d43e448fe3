import { useContext, useState } from 'react';
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

/** Files chosen for the identity documents: those that are sent leave the list, those that fail stay in it. */
export function useDocumentSending() {
  const [files, setFiles] = useState<readonly ChosenFile[]>([]);
  const [sending, setSending] = useState<string>();
  const pageUser = usePageUser();
  const onProblem = useContext(ProblemListener);
  const { refresh } = useQueryCache();

  const sendOne = async (chosen: ChosenFile) => {
    setSending(chosen.displayName);
    const options = { onProgress: () => undefined, signal: new AbortController().signal, pageUser };
    try {
      await sendDocument('identity', chosen, options);
      setFiles((before) => before.filter(({ id }) => id !== chosen.id));
      notifySuccess(`${chosen.displayName} aggiunto`);
    } catch (failure) {
      const problem = problemOf(failure);
      onProblem(problem.code);
      notifyFailure(documentAttempt(chosen.id), {
        title: 'errore',
        advice: `${chosen.displayName}. ${whyNot(problem)}`,
      });
    }
  };
  const send = () => {
    if (sending !== undefined) return;
    const queue = createSendQueue<ChosenFile>({
      initial: files,
      next: (waiting) => waiting[0],
      send: async (chosen) => {
        await sendOne(chosen);
        queue.change((waiting) => waiting.slice(1));
        if (queue.read().length > 0) return;
        setSending(undefined);
        void refresh([ownProfile.name]);
      },
    });
    queue.start();
  };
  return { files, setFiles, sending, send };
}

function whyNot(problem: Problem): string {
  if (problem.outcomeUnknown) return 'Non sappiamo se è arrivato: guarda tra i documenti prima di riprovare.';
  return refusals[problem.code] ?? `${problemText(problem).title}. Il file è ancora in attesa: riprova tra poco.`;
}

const refusals: Readonly<Record<string, string>> = {
  unsupported_file: refusalTexts.unsupported_file,
  file_empty: refusalTexts.file_empty,
  file_too_large: refusalTexts.file_too_large,
  too_large: refusalTexts.file_too_large,
  list_full: 'L’elenco dei documenti è pieno: togline uno, poi aggiungi questo.',
};
