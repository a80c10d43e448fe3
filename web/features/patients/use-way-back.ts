import type { Operation } from '#contracts/kernel/operation';
import type { restoreNotes, restorePatients } from '#contracts/patients/patients.api';
import { problemOf } from '#web/api/call-failed';
import { useCommand } from '#web/api/use-command';
import { problemText } from '#web/copy/problem-texts';
import { notifyFailure, notifySuccess } from '#web/ui/messages/notify';
import type { ToastOffer } from '#web/ui/messages/toast-store';

/** The way back after a removal, which only this tab knows: nobody else holds its key. */
export function useWayBack(
  operation: typeof restorePatients | typeof restoreNotes,
  undoKey: string,
  done: string,
): { readonly offer: ToastOffer } {
  const { run: restore } = useCommand<Operation>(operation);
  const run = async () => {
    try {
      if (await restore({ undoKey })) notifySuccess(done);
    } catch (failure) {
      const problem = problemOf(failure);
      notifyFailure(operation, problem.code === 'undo_gone' ? tooLate : problemText(problem));
    }
  };
  return { offer: { label: 'Annulla', run } };
}

const tooLate = {
  title: 'Non si può più annullare',
  advice: 'Nel frattempo hai cancellato altro, e di prima non resta nulla.',
};
