import { Button, Stack, Text } from '@mantine/core';
import { useCallback, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { instantFromIso } from '#contracts/kernel/instant';
import { clockTime } from '#contracts/kernel/italian-format';
import { usePageUser } from '#web/api/page-user';
import { createDocumentQueue, type DocumentQueue } from '#web/features/registration/documents/document-queue';
import {
  type ChosenDocuments,
  type DocumentUpload,
  documentsToSend,
  isOver,
  isTimeOver,
  missingDocuments,
} from '#web/features/registration/documents/document-upload';
import { missingNames } from '#web/features/registration/documents/document-words';
import { SendingList } from '#web/features/registration/documents/sending-list.tsx';
import { professionalSteps } from '#web/features/registration/professional/professional-steps';
import { stepsLabel } from '#web/features/registration/registration-texts';
import { documentAttempt, sendDocument } from '#web/fields/documents/send-document';
import { LeaveGuard } from '#web/forms/leave-guard.tsx';
import { Stepper } from '#web/forms/stepper.tsx';
import wizardClasses from '#web/forms/wizard.module.css';
import { notifyFailure } from '#web/ui/messages/notify';
import { Screen } from '#web/ui/screen.tsx';

interface SendDocumentsProps {
  /** The files of this registration. Only those given when the page opens are sent. */
  readonly files: ChosenDocuments;
  /** The end of the right to add documents here, as an ISO instant. */
  readonly documentsUntil: string;
  /** Runs at once when all files were added, otherwise when the user continues, with the names of the missing ones. */
  readonly onDone: (missing: readonly string[]) => void;
}

/** The page after a professional's registration: sends the chosen files and shows the progress of each. */
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
    <div className={wizardClasses.wizard}>
      <Screen title="Invio dei documenti">
        <Stepper label={stepsLabel} tabs={professionalSteps.map(({ tab }) => tab)} index={professionalSteps.length} />
        <div className={wizardClasses.form}>
          <Text>
            Il tuo account è stato creato. Ora aggiungiamo i documenti che hai scelto, uno alla volta. Puoi aggiungerli
            qui fino alle {clockTime(instantFromIso(documentsUntil))}, poi dal tuo profilo.
          </Text>
          <SendingList documents={documents} queue={queue} />
          <p role="status" className="visually-hidden">
            {said}
          </p>
          {!isComplete && <MissingSoFar documents={documents} onGoOn={goOn} />}
        </div>
        <LeaveGuard
          isNeeded={isBusy}
          title="Interrompere l’invio dei documenti?"
          leaveLabel="Interrompi e lascia"
          stayLabel="Continua l’invio"
        >
          <Text>I file non ancora inviati non vengono aggiunti. Potrai aggiungerli più tardi dal tuo profilo.</Text>
        </LeaveGuard>
      </Screen>
    </div>
  );
}

interface MissingSoFarProps {
  readonly documents: readonly DocumentUpload[];
  readonly onGoOn: () => void;
}

/** The files that are not added yet, and a button to continue without them. */
function MissingSoFar({ documents, onGoOn }: MissingSoFarProps) {
  return (
    <Stack gap="sm" align="flex-start">
      <Text>{`${openingWords(documents)} ${missingNames(documents).join(', ')}.`}</Text>
      <Button variant={isOver(documents) ? 'filled' : 'default'} onClick={onGoOn}>
        Continua
      </Button>
    </Stack>
  );
}

function openingWords(documents: readonly DocumentUpload[]): string {
  if (isTimeOver(documents)) {
    return 'Il tempo per aggiungere documenti qui è finito. Potrai aggiungerli dal tuo profilo, dopo l’accesso. Mancano:';
  }
  if (isOver(documents)) return 'Puoi riprovare, oppure continuare e aggiungerli più tardi dal tuo profilo. Mancano:';
  return 'Se continui adesso, questi file non vengono aggiunti. Potrai farlo più tardi dal tuo profilo. Mancano:';
}

/** Sends the chosen files while the page is shown; `said` names each added file for screen readers. */
function useDocumentQueue(chosen: ChosenDocuments): {
  readonly queue: DocumentQueue;
  readonly documents: readonly DocumentUpload[];
  readonly said: string;
} {
  const pageUser = usePageUser();
  const [said, setSaid] = useState('');
  const [queue] = useState(() =>
    createDocumentQueue({
      documents: documentsToSend(chosen),
      send: (kind, file, options) => sendDocument(kind, file, { ...options, pageUser }),
      onOutcome: ({ chosen: { id, displayName }, problem }) => {
        const advice = `${displayName} non è stato aggiunto.`;
        if (problem) notifyFailure(documentAttempt(id), { title: 'errore', advice });
        else setSaid(`${displayName} aggiunto.`);
      },
    }),
  );
  useEffect(() => {
    queue.start();
    return queue.pause;
  }, [queue]);
  return { queue, documents: useSyncExternalStore(queue.subscribe, queue.read), said };
}
