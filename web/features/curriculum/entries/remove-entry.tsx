import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { removeStudy, removeWork } from '#contracts/curriculum/curriculum.api';
import { problemOf } from '#web/api/call-failed';
import { useCommand } from '#web/api/use-command';
import { problemText } from '#web/copy/problem-texts';
import { ConfirmDialog } from '#web/ui/dialogs/confirm-dialog.tsx';
import { notifyFailure, notifySuccess } from '#web/ui/messages/notify';

interface RemoveEntryProps {
  readonly operation: typeof removeStudy | typeof removeWork;
  readonly opened: boolean;
  readonly entry: string;
  /** The question: 'Eliminare questo titolo di studio?' */
  readonly title: string;
  readonly onClose: () => void;
  /** What is removed, and what goes with it. */
  readonly children: ReactNode;
}

/** Asks before an entry is removed for good (PROF-54). */
export function RemoveEntry({ operation, opened, entry, title, onClose, children }: RemoveEntryProps) {
  const { run, isRunning } = useCommand(operation);
  const remove = async () => {
    try {
      if (await run({ entry })) notifySuccess('Voce eliminata');
    } catch (failure) {
      const problem = problemOf(failure);
      const words = problem.code === 'changed_elsewhere' ? changedElsewhere : problemText(problem);
      notifyFailure(operation, words);
    }
    onClose();
  };
  return (
    <ConfirmDialog
      opened={opened}
      title={title}
      confirmLabel="Sì, elimina"
      dismissLabel="No, tieni"
      isRunning={isRunning}
      onDismiss={onClose}
      onConfirm={() => void remove()}
    >
      {children}
      <Text size="sm">Non si può annullare.</Text>
    </ConfirmDialog>
  );
}

const changedElsewhere = {
  title: 'Questa voce è cambiata in un’altra finestra',
  advice: 'Non abbiamo eliminato nulla. Ora vedi com’è: se vuoi ancora eliminarla, riprova.',
};
