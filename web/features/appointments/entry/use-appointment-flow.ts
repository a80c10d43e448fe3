import { useState } from 'react';
import { type Appointment, confirmAppointment } from '#contracts/appointments/appointments.api';
import { isConfirmationExpired } from '#contracts/appointments/confirmation-expired';
import type { Problem } from '#contracts/kernel/problem';
import { problemOf } from '#web/api/call-failed';
import { serverNow } from '#web/api/server-clock';
import { useCommand } from '#web/api/use-command';
import { markAnnounced, useAnnouncedHere } from '#web/features/appointments/acceptance/announced-confirmations';
import { appointmentWrites } from '#web/features/appointments/entry/appointment-cache';
import { type AppointmentAction, unconfirmedNotice } from '#web/features/appointments/entry/state/appointment-label';
import type { NewTime } from '#web/features/appointments/moving/move-values';
import { notifyRefusal } from '#web/ui/messages/notify';

/** The dialog open over the appointments. */
export interface FlowDialog {
  readonly kind: 'confirmed' | 'cancel' | 'move' | 'room' | 'confirmation' | 'review' | 'device-check';
  readonly appointment: Appointment;
  /** The new time of a move, if it is already known. */
  readonly to?: NewTime;
}

export interface AppointmentFlow {
  /** The dialog last opened; it keeps its content while it closes. */
  readonly dialog: FlowDialog | undefined;
  readonly isDialogOpen: boolean;
  readonly openDialog: (dialog: FlowDialog) => void;
  readonly closeDialog: () => void;
  /** Does what the appointment's button says. */
  readonly press: (appointment: Appointment, action: AppointmentAction) => void;
  /** The token of the appointment whose confirmation is under way. */
  readonly confirming: string | undefined;
  /** A confirmation that failed; the appointment is unchanged. */
  readonly failed: { readonly token: string; readonly problem: Problem } | undefined;
}

/**
 * What the buttons of appointments do. It belongs to the list or the card, not to an entry, so that an answer is still
 * shown when the entry has changed or gone.
 */
export function useAppointmentFlow(): AppointmentFlow {
  const [dialog, setDialog] = useState<FlowDialog>();
  const [isDialogOpen, setDialogOpen] = useState(false);
  const [confirming, setConfirming] = useState<string>();
  const [failed, setFailed] = useState<AppointmentFlow['failed']>();
  const { run } = useCommand(confirmAppointment, { writes: appointmentWrites });
  const isPaying = isDialogOpen && dialog?.kind === 'confirmation';
  useAnnouncedHere(isPaying ? dialog.appointment.token : confirming);

  const openDialog = (next: FlowDialog) => {
    setDialog(next);
    setDialogOpen(true);
  };

  const confirm = async (appointment: Appointment) => {
    if (isConfirmationExpired(appointment, serverNow())) return tellExpired();
    if (appointment.kind !== 'introductory-talk') return openDialog({ kind: 'confirmation', appointment });
    setFailed(undefined);
    setConfirming(appointment.token);
    try {
      const answer = await run({ appointment: appointment.token });
      if (!answer) return;
      markAnnounced(appointment.token);
      openDialog({ kind: 'confirmed', appointment: answer.appointment });
    } catch (failure) {
      const problem = problemOf(failure);
      if (problem.code === 'confirmation_expired') tellExpired();
      else if (problem.code === 'payment_needed') openDialog({ kind: 'confirmation', appointment });
      else setFailed({ token: appointment.token, problem });
    } finally {
      setConfirming(undefined);
    }
  };

  const review = (appointment: Appointment) => {
    if (appointment.kind === 'introductory-talk') return tellNotReviewed();
    openDialog({ kind: 'review', appointment });
  };

  const press = (appointment: Appointment, action: AppointmentAction) => {
    if (action === 'confirm') void confirm(appointment);
    if (action === 'join') openDialog({ kind: 'room', appointment });
    if (action === 'review') review(appointment);
    if (action === 'explain')
      notifyRefusal(unconfirmedNotice, 'Il paziente ha ricevuto l’invito: puoi ricordarglielo in chat.');
  };

  const closeDialog = () => setDialogOpen(false);
  return { dialog, isDialogOpen, openDialog, closeDialog, press, confirming, failed };
}

function tellExpired(): void {
  notifyRefusal(
    'Il tempo per confermare questo appuntamento è scaduto.',
    'Nessun addebito. Scrivi al terapeuta in chat per trovare un nuovo orario.',
  );
}

function tellNotReviewed(): void {
  notifyRefusal(
    "l'aggiunta di recensioni è limitata",
    'I colloqui conoscitivi non si recensiscono: potrai farlo dopo una seduta.',
  );
}
