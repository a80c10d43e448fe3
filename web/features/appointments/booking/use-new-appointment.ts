import { type FormEventHandler, useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { bookAppointment } from '#contracts/appointments/appointments.api';
import type { Absence } from '#contracts/working-hours/working-hours.api';
import { newIdempotencyKey } from '#web/api/new-idempotency-key';
import { serverNow } from '#web/api/server-clock';
import {
  beginAppointment,
  bookingInput,
  isSeries,
  type NewAppointmentValues,
  newAppointmentDraft,
} from '#web/features/appointments/booking/new-appointment-values';
import { seriesBookings, seriesDates } from '#web/features/appointments/booking/series-dates';
import { type SeriesBooking, useBookSeries } from '#web/features/appointments/booking/use-book-series';
import { bookingWrites } from '#web/features/appointments/entry/appointment-cache';
import { dateAndTimes } from '#web/features/appointments/entry/appointment-times';
import { useAppointments } from '#web/features/appointments/entry/use-appointments';
import { bookingFailure, noDateChosen } from '#web/features/appointments/form/booking-failures';
import { formGate } from '#web/features/appointments/form/form-gate';
import {
  type BookingKnowledge,
  newAppointmentProblems,
} from '#web/features/appointments/form/new-appointment-problems';
import type { FailedAttempt } from '#web/features/appointments/form/visible-field-errors';
import type { OneByOne } from '#web/features/appointments/series/use-one-by-one';
import { type Draft, useDraft, useKeepDraft } from '#web/forms/use-draft';
import { useSubmit } from '#web/forms/use-submit';
import { notifySuccess } from '#web/ui/messages/notify';

interface NewAppointmentState {
  readonly form: UseFormReturn<NewAppointmentValues>;
  readonly draft: Draft<NewAppointmentValues>;
  /** Empties the form and clears the last failure. */
  readonly startAfresh: () => void;
  readonly save: FormEventHandler;
  readonly isSaving: boolean;
  /** From the press on, unless saving fails: what is known may include the appointment, which is in its own way. */
  readonly isDecided: boolean;
  readonly failed: FailedAttempt | undefined;
  /** Sends the patient's card of the appointment that was created, where it is missing. */
  readonly sendCard: (() => void) | undefined;
  readonly series: OneByOne<SeriesBooking>;
}

interface Opening {
  readonly preset: Partial<NewAppointmentValues>;
  readonly known: BookingKnowledge;
  /** The therapist's days off, as far as they are known. */
  readonly absences: readonly Absence[];
  readonly onDone: () => void;
}

/** The state of one opened form: its values, its idempotency key and the outcome of saving. */
export function useNewAppointment({ preset, known, absences, onDone }: Opening): NewAppointmentState {
  const [idempotencyKey] = useState(newIdempotencyKey);
  const [unnotified, setUnnotified] = useState<NewAppointmentValues>();
  const [isDecided, setDecided] = useState(false);
  const [noDate, setNoDate] = useState<FailedAttempt>();
  const { data } = useAppointments();
  const draft = useDraft(newAppointmentDraft(preset), (kept) => beginAppointment(preset, kept));
  const form = useForm<NewAppointmentValues>({
    defaultValues: draft.initial,
    shouldFocusError: false,
    resolver: (values) => formGate(values, newAppointmentProblems(values, known, serverNow())),
  });
  useKeepDraft(form, draft, (values) => values);
  const one = useSubmit(bookAppointment, {
    input: (values: NewAppointmentValues) => ({ ...bookingInput(values), idempotencyKey }),
    writes: bookingWrites,
    draft,
    onDone: (answer) => {
      onDone();
      notifySuccess(`Appuntamento creato: ${dateAndTimes(answer.appointment)}`);
    },
    onFailed: (problem, values) => {
      if (problem.code !== 'patient_not_notified') return;
      draft.forget();
      setUnnotified(values);
    },
  });
  const series = useBookSeries({ onDone: draft.forget, onComplete: onDone });

  const saveOne = async (values: NewAppointmentValues) => {
    if (isDecided) return;
    setDecided(true);
    await one.submit(values);
    setDecided(one.isDone());
  };
  const save = (values: NewAppointmentValues) => {
    setNoDate(undefined);
    if (!isSeries(values)) return saveOne(values);
    one.clearFailure();
    const now = serverNow();
    const dates = seriesDates(values, { appointments: data?.appointments ?? [], absences, now });
    const wanted = seriesBookings(values, dates, idempotencyKey);
    if (wanted.length === 0) return setNoDate({ failure: noDateChosen, values });
    return series.start(wanted);
  };

  return {
    form,
    draft,
    startAfresh: () => {
      form.reset(draft.blank);
      setNoDate(undefined);
      one.clearFailure();
    },
    save: (event) => void form.handleSubmit(save)(event),
    isSaving: one.isSending,
    isDecided,
    failed: noDate ?? (one.failed && { failure: bookingFailure(one.failed.problem), values: one.failed.values }),
    sendCard: unnotified && (() => void one.submit(unnotified)),
    series,
  };
}
