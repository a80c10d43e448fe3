import { type Appointment, moveAppointment } from '#contracts/appointments/appointments.api';
import { instantFromMs } from '#contracts/kernel/instant';
import { problemOf } from '#web/api/call-failed';
import { newIdempotencyKey } from '#web/api/new-idempotency-key';
import { useCommand } from '#web/api/use-command';
import { appointmentWrites } from '#web/features/appointments/entry/appointment-cache';
import { dateAndTimes } from '#web/features/appointments/entry/appointment-times';
import { useAppointments } from '#web/features/appointments/entry/use-appointments';
import { moveBackFailure } from '#web/features/appointments/moving/move-failures';
import { type PlannedMove, wayBack } from '#web/features/appointments/moving/way-back';
import { notifyFailure, notifySuccess } from '#web/ui/messages/notify';
import type { ToastOffer } from '#web/ui/messages/toast-store';

/** What the word that an appointment was moved says and offers besides, where the move can be taken back. */
interface WayBackWords {
  readonly advice: string;
  readonly offer: ToastOffer;
}

/** Offers to take a move back: a second move, of which the patient is told as of the first. */
export function useWayBack(): (before: Appointment, after: Appointment) => WayBackWords | undefined {
  const { data } = useAppointments();
  const { run } = useCommand(moveAppointment, { writes: appointmentWrites });

  const moveBack = async (planned: PlannedMove) => {
    try {
      const answer = await run({ ...planned, idempotencyKey: newIdempotencyKey() });
      if (!answer) return;
      const advice = 'Il paziente riceve un secondo avviso in chat.';
      notifySuccess(`Spostamento annullato: ${dateAndTimes(answer.appointment)}`, { advice });
    } catch (failure) {
      notifyFailure(moveAppointment, moveBackFailure(problemOf(failure)));
    }
  };
  return (before, after) => {
    const planned = data && wayBack({ before, after }, data.appointments, instantFromMs(Date.now()));
    return planned && { advice: warning, offer: { label: 'Annulla lo spostamento', run: () => moveBack(planned) } };
  };
}

const warning = 'Se annulli lo spostamento, il paziente riceve un secondo avviso in chat.';
