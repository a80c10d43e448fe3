import { Alert, Button, List, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { type Appointment, cancelAppointment } from '#contracts/appointments/appointments.api';
import { priceText } from '#contracts/kernel/euro-cents';
import type { Problem } from '#contracts/kernel/problem';
import { problemText } from '#web/copy/problem-texts';
import { MissingCard } from '#web/features/appointments/dialogs/missing-card.tsx';
import { appointmentWrites } from '#web/features/appointments/entry/appointment-cache';
import { dateAndTimes } from '#web/features/appointments/entry/appointment-times';
import { creditOfCancelled } from '#web/features/appointments/entry/credit-of-cancelled';
import { kindName } from '#web/features/appointments/entry/kind-name';
import { cancelling } from '#web/features/appointments/series/progress-words';
import { type Scope, ScopeField } from '#web/features/appointments/series/scope-field.tsx';
import { SeriesProgress } from '#web/features/appointments/series/series-progress.tsx';
import { useCancelSeries } from '#web/features/appointments/series/use-cancel-series';
import { useFollowing } from '#web/features/appointments/series/use-following';
import { useSubmit } from '#web/forms/use-submit';
import { ConfirmDialog } from '#web/ui/dialogs/confirm-dialog.tsx';
import { Dialog } from '#web/ui/dialogs/dialog.tsx';
import { DialogActions } from '#web/ui/dialogs/dialog-actions.tsx';
import { notifyFailure, notifySuccess } from '#web/ui/messages/notify';

interface CancelDialogProps {
  readonly appointment: Appointment | undefined;
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly onCancelled: (() => void) | undefined;
}

/** Asks before an appointment is cancelled, and says what follows. */
export function CancelDialog({ appointment, opened, onClose, onCancelled }: CancelDialogProps) {
  const [lacksNotice, setLacksNotice] = useState(false);
  const { submit, isSending, failed, clearFailure } = useSubmit(cancelAppointment, {
    input: ({ token }: Appointment) => ({ appointment: token }),
    writes: appointmentWrites,
    isRepeatable: true,
    onDone: () => {
      close();
      notifySuccess('Appuntamento eliminato con successo');
      onCancelled?.();
    },
    onFailed: (problem) => {
      if (problem.code === 'patient_not_notified') setLacksNotice(true);
      if (!problem.outcomeUnknown || lacksNotice) return;
      close();
      notifyFailure(cancelAppointment, problemText(problem));
    },
  });
  const series = useCancelSeries(opened, () => {
    close();
    onCancelled?.();
  });
  const { progress } = series;
  const isProgressShown = progress.tasks.length > 0;
  const settled = failed && settledWords(failed.problem);
  const close = () => {
    clearFailure();
    setScope('one');
    setLacksNotice(false);
    if (!progress.isRunning) progress.clear();
    onClose();
  };
  const leaveSettled = () => {
    close();
    onCancelled?.();
  };
  const [scope, setScope] = useState<Scope>('one');
  const following = useFollowing(appointment);
  const isSeries = following.length > 1;
  const cancelled = isSeries && scope === 'following' ? following : appointment ? [appointment] : [];
  const confirm = () => {
    if (cancelled.length > 1) series.cancel(cancelled);
    else if (appointment) void submit(appointment);
  };

  return (
    <>
      <ConfirmDialog
        opened={opened && !isProgressShown && !lacksNotice && !settled}
        size="lg"
        title="Sei sicuro di voler annullare l'appuntamento in programma?"
        confirmLabel={
          cancelled.length > 1 ? `Sì, annulla ${cancelled.length} appuntamenti` : 'Sì, annulla appuntamento'
        }
        dismissLabel="No, non annullare"
        isRunning={isSending}
        onConfirm={confirm}
        onDismiss={close}
      >
        {appointment && <CancelConsequences appointment={appointment} cancelled={cancelled} />}
        {isSeries && <ScopeField following={following} value={scope} onChange={setScope} />}
        {failed && (
          <Alert color="mattone" role="alert" title="errore generico">
            {`L’appuntamento resta in programma. ${problemText(failed.problem).advice}`}
          </Alert>
        )}
      </ConfirmDialog>
      <Dialog shape="note" opened={opened && !!settled} title="Non c’è niente da annullare" onClose={leaveSettled}>
        <Stack>
          <Text role="status">{settled}</Text>
          <DialogActions>
            <Button data-autofocus onClick={leaveSettled}>
              Chiudi
            </Button>
          </DialogActions>
        </Stack>
      </Dialog>
      <Dialog shape="note" opened={opened && isProgressShown} title="Annullamento della serie" onClose={close}>
        <SeriesProgress {...progress} words={cancelling} onRetry={progress.retry} onClose={close} />
      </Dialog>
      <Dialog shape="note" opened={opened && lacksNotice} title="Appuntamento annullato" onClose={close}>
        {appointment && (
          <MissingCard
            done="L’appuntamento è annullato."
            patient={appointment.otherSide.token}
            isSending={isSending}
            onSend={() => void submit(appointment)}
            onClose={() => {
              close();
              onCancelled?.();
            }}
          />
        )}
      </Dialog>
    </>
  );
}

/** What is said where there is nothing left to ask: the appointment is cancelled or over. Undefined for a failure. */
function settledWords({ code }: Problem): string | undefined {
  switch (code) {
    case 'already_denied':
      return 'L’appuntamento risulta già annullato: abbiamo riletto l’elenco.';
    case 'already_over':
      return 'L’appuntamento è già finito e non si può più annullare.';
    default:
      return undefined;
  }
}

interface ConsequencesProps {
  readonly appointment: Appointment;
  /** All that would be cancelled with it, itself included. */
  readonly cancelled: readonly Appointment[];
}

/** The appointment to be cancelled, and what that means for the patient. */
function CancelConsequences({ appointment, cancelled }: ConsequencesProps) {
  const { kind, startsAt, endsAt, otherSide } = appointment;
  const credit = creditWords(cancelled);
  return (
    <Stack gap="sm">
      <Text fw={600}>
        {kindName[kind]} con {otherSide.name}, {dateAndTimes({ startsAt, endsAt })}
      </Text>
      <List size="sm" spacing="xs">
        <List.Item>
          {cancelled.length > 1
            ? `Il paziente riceve subito un solo avviso in chat per tutti i ${cancelled.length} appuntamenti.`
            : 'Il paziente riceve subito un avviso in chat.'}
        </List.Item>
        {credit && <List.Item>{credit}</List.Item>}
        <List.Item>Quando puoi, avvisa almeno 24 ore prima: il paziente ha il tempo di riorganizzarsi.</List.Item>
      </List>
    </Stack>
  );
}

/** The words for the credit the patient gets back for all of them; what is not known to be paid is not counted. */
function creditWords(cancelled: readonly Appointment[]): string | undefined {
  const credits = cancelled.map(creditOfCancelled);
  const cents = credits.reduce<number>((sum, credit) => sum + (credit === 'if-paid' ? 0 : credit), 0);
  const known = cents > 0 ? `${priceText(cents)} tornano come credito al paziente.` : undefined;
  if (!credits.includes('if-paid')) return known;
  const unsure =
    cancelled.length > 1
      ? 'Quello che risulta già pagato torna come credito al paziente.'
      : 'Se la seduta è già stata pagata, l’importo torna come credito al paziente.';
  return known ? `${known} ${unsure}` : unsure;
}
