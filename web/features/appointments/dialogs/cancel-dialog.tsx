import { Alert } from '@mantine/core';
import { useState } from 'react';
import {
  type Appointment,
  cancelAppointment,
  listAppointments,
  listInvitees,
} from '#contracts/appointments/appointments.api';
import { listConversations, readConversation } from '#contracts/chat/chat.api';
import type { Problem } from '#contracts/kernel/problem';
import { problemOf } from '#web/api/call-failed';
import { useCommand } from '#web/api/use-command';
import { useRefresh } from '#web/api/use-refresh';
import { problemText } from '#web/copy/problem-texts';
import { CancelConsequences } from '#web/features/appointments/dialogs/cancel-consequences.tsx';
import { ConfirmDialog } from '#web/ui/dialogs/confirm-dialog.tsx';
import { notifyProblem, notifySuccess } from '#web/ui/messages/notify';

interface CancelDialogProps {
  readonly appointment: Appointment | undefined;
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly onCancelled: (() => void) | undefined;
}

/** Asks before an appointment is cancelled, and says what follows (APPT-54 to 60). */
export function CancelDialog({ appointment, opened, onClose, onCancelled }: CancelDialogProps) {
  const { run, isRunning } = useCommand(cancelAppointment);
  const refresh = useRefresh();
  const [failed, setFailed] = useState<Problem>();

  const close = () => {
    setFailed(undefined);
    onClose();
  };
  const cancel = async (token: string) => {
    setFailed(undefined);
    try {
      if (!(await run({ appointment: token }))) return;
      close();
      notifySuccess('Appuntamento eliminato con successo');
      await refresh(listAppointments, listInvitees, listConversations, readConversation);
      onCancelled?.();
    } catch (failure) {
      const problem = problemOf(failure);
      if (problem.outcomeUnknown) {
        close();
        notifyProblem(problem);
      } else setFailed(problem);
      await refresh(listAppointments);
    }
  };

  return (
    <ConfirmDialog
      opened={opened}
      title="Sei sicuro di voler annullare l'appuntamento in programma?"
      confirmLabel="Sì, annulla appuntamento"
      dismissLabel="No, non annullare"
      isRunning={isRunning}
      onConfirm={() => appointment && void cancel(appointment.token)}
      onDismiss={close}
    >
      {appointment && <CancelConsequences appointment={appointment} />}
      {failed && (
        <Alert color="mattone" role="alert" title="errore generico">
          {adviceFor(failed)}
        </Alert>
      )}
    </ConfirmDialog>
  );
}

function adviceFor(problem: Problem): string {
  switch (problem.code) {
    case 'already_denied':
      return 'L’appuntamento risulta già annullato: abbiamo riletto l’elenco.';
    case 'already_over':
      return 'L’appuntamento è già finito e non si può più annullare.';
    default:
      return `L’appuntamento resta in programma. ${problemText(problem).advice}`;
  }
}
