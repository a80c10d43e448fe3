import '@mantine/core/styles/List.layer.css';
import { Alert, List, Stack, Text } from '@mantine/core';
import { type Appointment, cancelAppointment } from '#contracts/appointments/appointments.api';
import { priceText } from '#contracts/kernel/euro-cents';
import type { Problem } from '#contracts/kernel/problem';
import { problemText } from '#web/copy/problem-texts';
import { appointmentWrites } from '#web/features/appointments/entry/appointment-cache';
import { dateAndTimes } from '#web/features/appointments/entry/appointment-times';
import { creditOfCancelled } from '#web/features/appointments/entry/credit-of-cancelled';
import { kindName } from '#web/features/appointments/entry/kind-name';
import { useSubmit } from '#web/forms/use-submit';
import { ConfirmDialog } from '#web/ui/dialogs/confirm-dialog.tsx';
import { notifyFailure, notifySuccess } from '#web/ui/messages/notify';

interface CancelDialogProps {
  readonly appointment: Appointment | undefined;
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly onCancelled: (() => void) | undefined;
}

/** Asks before an appointment is cancelled, and says what follows. */
export function CancelDialog({ appointment, opened, onClose, onCancelled }: CancelDialogProps) {
  const { submit, isSending, failed, clearFailure } = useSubmit(cancelAppointment, {
    input: ({ token }: Appointment) => ({ appointment: token }),
    writes: appointmentWrites,
    isRepeatable: true,
    onDone: () => {
      onClose();
      notifySuccess('Appuntamento eliminato con successo');
      onCancelled?.();
    },
    onFailed: (problem) => {
      if (!problem.outcomeUnknown) return;
      close();
      notifyFailure(cancelAppointment, problemText(problem));
    },
  });
  const close = () => {
    clearFailure();
    onClose();
  };

  return (
    <ConfirmDialog
      opened={opened}
      title="Sei sicuro di voler annullare l'appuntamento in programma?"
      confirmLabel="Sì, annulla appuntamento"
      dismissLabel="No, non annullare"
      isRunning={isSending}
      onConfirm={() => appointment && void submit(appointment)}
      onDismiss={close}
    >
      {appointment && <CancelConsequences appointment={appointment} />}
      {failed && (
        <Alert color="mattone" role="alert" title="errore generico">
          {adviceFor(failed.problem)}
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

/** The appointment to be cancelled, and what that means for the patient. */
function CancelConsequences({ appointment }: { readonly appointment: Appointment }) {
  const { kind, startsAt, endsAt, otherSide } = appointment;
  const credit = creditWords(appointment);
  return (
    <Stack gap="sm">
      <Text fw={600}>
        {kindName[kind]} con {otherSide.name}, {dateAndTimes({ startsAt, endsAt })}
      </Text>
      <List size="sm" spacing="xs">
        <List.Item>Il paziente riceve subito un avviso in chat.</List.Item>
        {credit && <List.Item>{credit}</List.Item>}
        <List.Item>Quando puoi, avvisa almeno 24 ore prima: il paziente ha il tempo di riorganizzarsi.</List.Item>
      </List>
    </Stack>
  );
}

/** The words for the credit the patient gets back; when the paid amount is unknown, none is named. */
function creditWords(appointment: Appointment): string | undefined {
  const credit = creditOfCancelled(appointment);
  if (credit === 'if-paid') return 'Se la seduta è già stata pagata, l’importo torna come credito al paziente.';
  return credit === 0 ? undefined : `${priceText(credit)} tornano come credito al paziente.`;
}
