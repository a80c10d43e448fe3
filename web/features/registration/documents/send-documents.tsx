import { Stack, Text } from '@mantine/core';
import { useCallback, useEffect, useEffectEvent } from 'react';
import { instantFromIso } from '#contracts/kernel/instant';
import { clockTime } from '#contracts/kernel/italian-format';
import { type ChosenDocuments, isOver, missingDocuments } from '#web/features/registration/documents/document-upload';
import { missingNames } from '#web/features/registration/documents/document-words';
import { MissingSoFar } from '#web/features/registration/documents/missing-so-far.tsx';
import { SendingList } from '#web/features/registration/documents/sending-list.tsx';
import { useDocumentQueue } from '#web/features/registration/documents/use-document-queue';
import { LeaveGuard } from '#web/forms/leave-guard.tsx';
import { Screen } from '#web/ui/screen.tsx';

interface SendDocumentsProps {
  /** Of this account: they do not change while the page is shown. */
  readonly files: ChosenDocuments;
  /** When the right to add documents here ends. */
  readonly documentsUntil: string;
  /** Called at once when all were added, else when the person goes on, with the files that are missing, in words. */
  readonly onDone: (missing: readonly string[]) => void;
}

/** The page after a professional's account was opened: sends the chosen files and shows how each fares (REG-117). */
export function SendDocuments({ files, documentsUntil, onDone }: SendDocumentsProps) {
  const { queue, documents, said } = useDocumentQueue(files);
  const isBusy = useCallback(() => !isOver(queue.read()), [queue]);
  const isComplete = missingDocuments(documents).length === 0;
  const done = useEffectEvent(() => onDone([]));
  useEffect(() => {
    if (isComplete) done();
  }, [isComplete]);
  const goOn = () => {
    const missing = missingNames(documents);
    for (const { chosen } of documents) queue.cancel(chosen.id);
    onDone(missing);
  };
  return (
    <Screen title="Invio dei documenti">
      <Stack gap="lg" maw="42rem">
        <Text>
          Il tuo account è stato creato. Ora aggiungiamo i documenti che hai scelto, uno alla volta. Puoi aggiungerli
          qui fino alle {clockTime(instantFromIso(documentsUntil))}, poi dal tuo profilo.
        </Text>
        <SendingList documents={documents} queue={queue} />
        <p role="status" className="visually-hidden">
          {said}
        </p>
        {!isComplete && <MissingSoFar documents={documents} onGoOn={goOn} />}
      </Stack>
      <LeaveGuard
        isNeeded={isBusy}
        title="Interrompere l’invio dei documenti?"
        leaveLabel="Interrompi e lascia"
        stayLabel="Continua l’invio"
      >
        <Text>I file non ancora inviati non vengono aggiunti. Potrai aggiungerli più tardi dal tuo profilo.</Text>
      </LeaveGuard>
    </Screen>
  );
}
