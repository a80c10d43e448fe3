import { Text } from '@mantine/core';
import { useState } from 'react';
import type { Problem } from '#contracts/kernel/problem';
import { deleteNotes, restoreRecords } from '#contracts/patients/patients.api';
import { problemOf } from '#web/api/call-failed';
import { useCommand } from '#web/api/use-command';
import { recordProblem } from '#web/features/patients/record-problem';
import { ConfirmDialog } from '#web/ui/dialogs/confirm-dialog.tsx';
import { RetryAlert } from '#web/ui/messages/retry-alert.tsx';
import { useWayBack } from '#web/ui/messages/use-way-back';

interface DeleteNotesDialogProps {
  readonly opened: boolean;
  readonly patient: string;
  readonly notes: readonly string[];
  readonly onClose: () => void;
  readonly onDeleted: () => void;
}

/** Asks before notes are deleted; the way back is offered after (CARD-41). */
export function DeleteNotesDialog({ opened, patient, notes, onClose, onDeleted }: DeleteNotesDialogProps) {
  const { run, isRunning } = useCommand(deleteNotes);
  const [problem, setProblem] = useState<Problem>();
  const { notifyRemoved, notifyUnconfirmed } = useWayBack(restoreRecords, {
    removed: 'Note cancellate',
    nothing: 'Le note erano già eliminate',
    restored: 'Note ripristinate',
    failed: 'Le note non sono ancora tornate',
  });
  const remove = async () => {
    setProblem(undefined);
    try {
      const removed = await run({ patient, notes: [...notes] });
      if (!removed) return;
      notifyRemoved(removed, notes);
      onDeleted();
    } catch (failure) {
      const found = problemOf(failure);
      setProblem(found);
      // It waits for the dialog to close, and stands then in the place of what the dialog said.
      notifyUnconfirmed(deleteNotes, found, unconfirmed, notes);
    }
  };
  return (
    <ConfirmDialog
      opened={opened}
      title={notes.length === 1 ? 'Eliminare la nota selezionata?' : `Eliminare le ${notes.length} note selezionate?`}
      confirmLabel="Elimina note"
      dismissLabel="No, tieni"
      isRunning={isRunning}
      onDismiss={onClose}
      onConfirm={() => void remove()}
    >
      <Text>Il resto della scheda resta com’è. Subito dopo puoi annullare.</Text>
      {problem && <RetryAlert {...recordProblem(problem)} isRunning={isRunning} onRetry={() => void remove()} />}
    </ConfirmDialog>
  );
}

const unconfirmed = {
  title: 'Non sappiamo se le note sono state eliminate',
  advice: 'Se mancano dalla scheda, da qui puoi rimetterle al loro posto.',
};
