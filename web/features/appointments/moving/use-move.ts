import { type FormEventHandler, useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { type Appointment, moveAppointment } from '#contracts/appointments/appointments.api';
import { instantFromMs } from '#contracts/kernel/instant';
import { appointmentWrites } from '#web/features/appointments/entry/appointment-cache';
import { dateAndTimes } from '#web/features/appointments/entry/appointment-times';
import { fieldProblems } from '#web/features/appointments/form/appointment-problems';
import { type AppointmentValues, timingInput } from '#web/features/appointments/form/appointment-values';
import { formGate } from '#web/features/appointments/form/form-gate';
import type { FailedAttempt } from '#web/features/appointments/form/visible-field-errors';
import { moveFailure } from '#web/features/appointments/moving/move-failures';
import { changesTo, moveValues, type NewTime } from '#web/features/appointments/moving/move-values';
import type { DraftKind } from '#web/forms/draft-store';
import { type Draft, useDraft, useKeepDraft } from '#web/forms/use-draft';
import { useSubmit } from '#web/forms/use-submit';
import { notifyNote, notifySuccess } from '#web/ui/messages/notify';

interface MoveState {
  readonly form: UseFormReturn<AppointmentValues>;
  readonly draft: Draft<MovedFields>;
  /** The appointment as the therapist last saw it: what a move starts from. */
  readonly seen: Appointment;
  /** Continues from the appointment's current state, with a new idempotency key; what was typed stays. */
  readonly goOnFrom: (appointment: Appointment) => void;
  /** Resets the fields to the appointment's current state; the next save has a new idempotency key. */
  readonly startAfresh: () => void;
  /** Closes the dialog and forgets what was typed. */
  readonly leave: () => void;
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

/** The state of one opened dialog: its values and the outcome of saving. */
export function useMove({ appointment, to, onClose, onMoved }: Opening): MoveState {
  const [seen, setSeen] = useState(appointment);
  const saved = moveValues(seen, to);
  // A new time that is known already leaves what was typed before aside.
  const draft = useDraft(moveDraft(appointment.token), (kept) => movedFieldsOf({ ...saved, ...(to ? {} : kept) }));
  const form = useForm<AppointmentValues>({
    defaultValues: { ...saved, ...draft.initial },
    shouldFocusError: false,
    resolver: (values) => formGate(values, fieldProblems(values, instantFromMs(Date.now()))),
  });
  useKeepDraft(form, draft, movedFieldsOf);
  const { submit, isSending, failed, clearFailure, startOver } = useSubmit(moveAppointment, {
    input: (values: AppointmentValues, idempotencyKey) => ({
      appointment: seen.token,
      startsAt: seen.startsAt,
      ...timingInput(values),
      idempotencyKey,
    }),
    writes: appointmentWrites,
    draft,
    onDone: (answer, values) => {
      onClose();
      const done = changesTo(seen, values).isTimeNew ? 'Appuntamento spostato' : 'Appuntamento modificato';
      notifySuccess(`${done}: ${dateAndTimes(answer.appointment)}`);
      onMoved();
    },
  });

  const move = async (values: AppointmentValues) => {
    const { isTimeNew, isTitleNew } = changesTo(seen, values);
    if (isTimeNew || isTitleNew) return submit(values);
    clearFailure();
    draft.forget();
    onClose();
    notifyNote('Non hai cambiato nulla: l’appuntamento resta com’è.');
  };
  const leave = () => {
    draft.forget();
    onClose();
  };
  const startAfresh = () => {
    form.reset(saved);
    startOver();
  };
  const goOnFrom = (current: Appointment) => {
    setSeen(current);
    startOver();
  };
  return {
    form,
    draft,
    seen,
    goOnFrom,
    startAfresh,
    leave,
    save: (event) => void form.handleSubmit(move)(event),
    isSaving: isSending,
    failed: failed && { failure: moveFailure(failed.problem), values: failed.values },
  };
}

/** The draft of a move that is not saved yet. */
function moveDraft(appointment: string): DraftKind<MovedFields> {
  return { name: `move:${appointment}`, version: 1, schema: movedFields };
}

const movedFields = z.object({ title: z.string(), date: z.string(), time: z.string(), slots: z.string() });

type MovedFields = z.output<typeof movedFields>;

function movedFieldsOf({ title, date, time, slots }: MovedFields): MovedFields {
  return { title, date, time, slots };
}
