import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { removeStudy, removeWork } from '#contracts/curriculum/curriculum.api';
import type { OperationInput } from '#contracts/kernel/operation';
import { problemOf } from '#web/api/call-failed';
import { mayBeDone } from '#web/api/is-retryable';
import { useCommand } from '#web/api/use-command';
import { problemText } from '#web/copy/problem-texts';
import { ConfirmDialog } from '#web/ui/dialogs/confirm-dialog.tsx';
import { notifyFailure, notifySuccess } from '#web/ui/messages/notify';
import type { ToastOffer } from '#web/ui/messages/toast-store';

interface RemoveEntryProps {
  readonly operation: typeof removeStudy | typeof removeWork;
  readonly opened: boolean;
  readonly removal: OperationInput<typeof removeStudy | typeof removeWork>;
  /** The question: 'Eliminare questo titolo di studio?' */
  readonly title: string;
  /** Writes the entry again as it was; without it nothing can, which the question says. */
  readonly writeAgain: (() => Promise<unknown>) | undefined;
  readonly onClose: () => void;
  /** What is removed, and what goes with it. */
  readonly children: ReactNode;
}

/**
 * Asks before an entry is removed; where it can be written again as it was, its way back is offered after (PROF-54).
 */
export function RemoveEntry({ operation, opened, removal, title, writeAgain, onClose, children }: RemoveEntryProps) {
  const { run, isRunning } = useCommand(operation);
  const remove = async () => {
    try {
      if (await run(removal)) notifySuccess('Voce eliminata', writeAgain && { offer: wayBack(writeAgain) });
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
      {!writeAgain && <Text size="sm">Non si può annullare.</Text>}
    </ConfirmDialog>
  );
}

/** The way back: what is written again stands as it was, in the list's order by date. */
function wayBack(writeAgain: () => Promise<unknown>): ToastOffer {
  const run = async () => {
    try {
      if (await writeAgain()) notifySuccess('Voce ripristinata');
    } catch (failure) {
      const problem = problemOf(failure);
      notifyFailure(restoring, problemText(problem), mayBeDone(problem) ? {} : { offer });
    }
  };
  const offer = { label: 'Annulla', run };
  return offer;
}

const restoring = { name: 'restore-entry' };

const changedElsewhere = {
  title: 'Questa voce è cambiata in un’altra finestra',
  advice: 'Non abbiamo eliminato nulla. Ora vedi com’è: se vuoi ancora eliminarla, riprova.',
};
