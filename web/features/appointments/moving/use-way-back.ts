import { type Appointment, listAppointments, moveAppointment } from '#contracts/appointments/appointments.api';
import type { OperationInput } from '#contracts/kernel/operation';
import { problemOf } from '#web/api/call-failed';
import { mayBeDone } from '#web/api/is-retryable';
import { newIdempotencyKey } from '#web/api/new-idempotency-key';
import { serverNow } from '#web/api/server-clock';
import { useCommand } from '#web/api/use-command';
import { useLazyQuery } from '#web/api/use-lazy-query';
import { appointmentWrites } from '#web/features/appointments/entry/appointment-cache';
import { dateAndTimes } from '#web/features/appointments/entry/appointment-times';
import { useAppointments } from '#web/features/appointments/entry/use-appointments';
import { type BothTimes, moveBackFailure } from '#web/features/appointments/moving/move-back-failures';
import { type MoveOutcome, moveOutcome } from '#web/features/appointments/moving/move-outcome';
import { moveValues } from '#web/features/appointments/moving/move-values';
import { wayBack } from '#web/features/appointments/moving/way-back';
import { notifyFailure, notifySuccess } from '#web/ui/messages/notify';
import type { ToastOffer } from '#web/ui/messages/toast-store';

/** What the word that an appointment was moved says and offers besides, where the move can be taken back. */
interface WayBackWords {
  readonly advice: string;
  readonly offer: ToastOffer;
}

/** One move back: every attempt has its key, so that however often it is tried it moves once. */
interface MoveBack {
  readonly input: OperationInput<typeof moveAppointment>;
  readonly times: BothTimes;
  /** What the calendar, read anew, tells of it; undefined where that cannot be read. */
  readonly findOut: () => Promise<MoveOutcome | undefined>;
}

/** Offers to take a move back: a second move, of which the patient is told as of the first. */
export function useWayBack(): (before: Appointment, after: Appointment) => WayBackWords | undefined {
  const { data } = useAppointments();
  const { run } = useCommand(moveAppointment, { writes: appointmentWrites });
  const { ask } = useLazyQuery(listAppointments);

  const finish = async ({ input }: MoveBack) => {
    const answer = await run(input);
    if (!answer) return;
    const advice = 'Il paziente riceve un secondo avviso in chat.';
    notifySuccess(`Spostamento annullato: ${dateAndTimes(answer.appointment)}`, { advice });
  };
  const moveBack = async (move: MoveBack, isSecond = false): Promise<void> => {
    try {
      await finish(move);
    } catch (failure) {
      const problem = problemOf(failure);
      const found = mayBeDone(problem) ? await move.findOut() : undefined;
      // The same attempt moves nothing twice: it does what the lost one left undone, such as the notice.
      if (found === 'made' && !isSecond) return moveBack(move, true);
      const { words, isWorthAgain } = moveBackFailure(problem, move.times, found);
      notifyFailure(moveAppointment, words, isWorthAgain ? { offer: offerOf(move) } : {});
    }
  };
  const offerOf = (move: MoveBack) => ({ label: 'Annulla lo spostamento', run: () => moveBack(move) });

  return (before, after) => {
    const planned = data && wayBack({ before, after }, data.appointments, serverNow());
    if (!planned) return undefined;
    const input = { ...planned, idempotencyKey: newIdempotencyKey() };
    const times = { now: dateAndTimes(after), before: dateAndTimes(before) };
    const findOut = async () => {
      const calendar = await ask({});
      return calendar && moveOutcome(after, moveValues(before), calendar.appointments);
    };
    return { advice: warning, offer: offerOf({ input, times, findOut }) };
  };
}

const warning = 'Se annulli lo spostamento, il paziente riceve un secondo avviso in chat.';
