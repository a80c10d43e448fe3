import { type FormEventHandler, useRef, useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { type Appointment, listAppointments, moveAppointment } from '#contracts/appointments/appointments.api';
import type { OperationInput } from '#contracts/kernel/operation';
import type { Problem } from '#contracts/kernel/problem';
import { problemOf } from '#web/api/call-failed';
import { serverNow } from '#web/api/server-clock';
import { useCommand } from '#web/api/use-command';
import { useLazyQuery } from '#web/api/use-lazy-query';
import { appointmentWrites } from '#web/features/appointments/entry/appointment-cache';
import { dateAndTimes } from '#web/features/appointments/entry/appointment-times';
import { fieldProblems } from '#web/features/appointments/form/appointment-problems';
import { type AppointmentValues, timingInput } from '#web/features/appointments/form/appointment-values';
import { formGate } from '#web/features/appointments/form/form-gate';
import type { FailedAttempt } from '#web/features/appointments/form/visible-field-errors';
import { moveFailure } from '#web/features/appointments/moving/move-failures';
import { type MoveOutcome, moveOutcome } from '#web/features/appointments/moving/move-outcome';
import { changesTo, moveValues, type NewTime } from '#web/features/appointments/moving/move-values';
import { useWayBack } from '#web/features/appointments/moving/use-way-back';
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
    resolver: (values) => formGate(values, fieldProblems(values, serverNow())),
  });
  useKeepDraft(form, draft, movedFieldsOf);
  const sent = useRef<MoveInput>(undefined);
  const wayBackFrom = useWayBack();
  const done = (moved: Appointment, values: AppointmentValues) => {
    onClose();
    if (changesTo(seen, values).isTimeNew) {
      notifySuccess(`Appuntamento spostato: ${dateAndTimes(moved)}`, wayBackFrom(seen, moved));
    } else notifySuccess(`Appuntamento modificato: ${dateAndTimes(moved)}`);
    onMoved();
  };
  const lost = useLostAnswer(seen);
  const { submit, isSending, failed, clearFailure, startOver } = useSubmit(moveAppointment, {
    input: (values: AppointmentValues, idempotencyKey) => {
      sent.current = { appointment: seen.token, startsAt: seen.startsAt, ...timingInput(values), idempotencyKey };
      return sent.current;
    },
    writes: appointmentWrites,
    draft,
    onDone: ({ appointment: moved }, values) => done(moved, values),
    onFailed: async (problem, values) => {
      if (!problem.outcomeUnknown || !sent.current) return;
      const moved = await lost.findOut(sent.current, values);
      if (!moved) return;
      draft.forget();
      done(moved, values);
    },
  });

  const move = async (values: AppointmentValues) => {
    const { isTimeNew, isTitleNew } = changesTo(seen, values);
    lost.forget();
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
    isSaving: isSending || lost.isReading,
    failed:
      failed && !lost.isReading
        ? { failure: moveFailure(lost.unfinished ?? failed.problem, lost.found), values: failed.values }
        : undefined,
  };
}

type MoveInput = OperationInput<typeof moveAppointment>;

interface KnownOutcome {
  readonly found: MoveOutcome | undefined;
  /** Why a move that was found made could not be finished. */
  readonly unfinished?: Problem;
}

/** Finds out in the calendar what became of a move whose answer was lost. */
function useLostAnswer(seen: Appointment) {
  const { ask } = useLazyQuery(listAppointments);
  const { run } = useCommand(moveAppointment, { writes: appointmentWrites });
  const [isReading, setReading] = useState(false);
  const [outcome, setOutcome] = useState<KnownOutcome>({ found: undefined });

  /** Gives back the appointment if the move was made and is finished. */
  const findOut = async (sent: MoveInput, values: AppointmentValues): Promise<Appointment | undefined> => {
    setReading(true);
    try {
      const calendar = await ask({});
      const found = calendar && moveOutcome(seen, values, calendar.appointments);
      setOutcome({ found });
      // The same attempt moves nothing twice: it does what the lost one left undone, such as the notice.
      return found === 'made' ? (await run(sent))?.appointment : undefined;
    } catch (failure) {
      setOutcome({ found: 'made', unfinished: problemOf(failure) });
      return undefined;
    } finally {
      setReading(false);
    }
  };
  const forget = () => setOutcome({ found: undefined });
  return { findOut, forget, isReading, ...outcome };
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
