import { type FormEventHandler, useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { type Appointment, listAppointments, moveAppointment } from '#contracts/appointments/appointments.api';
import { listConversations, readConversation } from '#contracts/chat/chat.api';
import { instantFromMs } from '#contracts/kernel/instant';
import { problemOf } from '#web/api/call-failed';
import { newAct } from '#web/api/new-act';
import { useCommand } from '#web/api/use-command';
import { useRefresh } from '#web/api/use-refresh';
import { timeText } from '#web/features/appointments/entry/time-text';
import { fieldProblems } from '#web/features/appointments/form/appointment-problems';
import { type AppointmentValues, timingInput } from '#web/features/appointments/form/appointment-values';
import { formGate } from '#web/features/appointments/form/form-gate';
import type { FailedAttempt } from '#web/features/appointments/form/visible-field-errors';
import { moveFailure } from '#web/features/appointments/moving/move-failures';
import { changesTo, moveValues, type NewTime } from '#web/features/appointments/moving/move-values';
import { notifyNote, notifySuccess } from '#web/ui/messages/notify';

interface MoveState {
  readonly form: UseFormReturn<AppointmentValues>;
  /** The appointment as the therapist saw it: what a move starts from. */
  readonly seen: Appointment;
  /** Goes on from how the appointment stands now, as an act of its own; what was typed stays. */
  readonly goOnFrom: (appointment: Appointment) => void;
  readonly save: FormEventHandler;
  readonly isSaving: boolean;
  readonly failed: FailedAttempt | undefined;
}

interface Opening {
  readonly appointment: Appointment;
  readonly to: NewTime | undefined;
  readonly onClose: () => void;
  readonly onMoved: () => void;
}

/** One opening of the dialog that moves an appointment: its values, its one act, and what became of saving it. */
export function useMove({ appointment, to, onClose, onMoved }: Opening): MoveState {
  const [seen, setSeen] = useState(appointment);
  const [act, setAct] = useState(newAct);
  const [failed, setFailed] = useState<FailedAttempt>();
  const { run, isRunning } = useCommand(moveAppointment);
  const refresh = useRefresh();
  const form = useForm<AppointmentValues>({
    defaultValues: moveValues(appointment, to),
    shouldFocusError: false,
    resolver: (values) => formGate(values, fieldProblems(values, instantFromMs(Date.now()))),
  });

  const move = async (values: AppointmentValues) => {
    const { isTimeNew, isTitleNew } = changesTo(seen, values);
    if (!isTimeNew && !isTitleNew) {
      onClose();
      return notifyNote('Non hai cambiato nulla: l’appuntamento resta com’è.');
    }
    setFailed(undefined);
    try {
      const { token, startsAt } = seen;
      const answer = await run({ appointment: token, startsAt, ...timingInput(values), act });
      if (!answer) return;
      onClose();
      notifySuccess(
        `${isTimeNew ? 'Appuntamento spostato' : 'Appuntamento modificato'}: ${timeText(answer.appointment)}`,
      );
      await refresh(listAppointments, listConversations, readConversation);
      onMoved();
    } catch (failure) {
      setFailed({ failure: moveFailure(problemOf(failure)), values });
      await refresh(listAppointments, listConversations, readConversation);
    }
  };

  const goOnFrom = (current: Appointment) => {
    setSeen(current);
    setAct(newAct());
    setFailed(undefined);
  };
  return { form, seen, goOnFrom, save: (event) => void form.handleSubmit(move)(event), isSaving: isRunning, failed };
}
