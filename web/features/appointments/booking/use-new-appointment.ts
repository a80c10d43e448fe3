import { type FormEventHandler, type RefObject, useEffect, useRef, useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { bookAppointment, listAppointments, listInvitees } from '#contracts/appointments/appointments.api';
import { listConversations, readConversation } from '#contracts/chat/chat.api';
import { instantFromMs } from '#contracts/kernel/instant';
import { problemOf } from '#web/api/call-failed';
import { newAct } from '#web/api/new-act';
import { useCommand } from '#web/api/use-command';
import { useRefresh } from '#web/api/use-refresh';
import {
  blankAppointment,
  bookingInput,
  isSeries,
  type NewAppointmentValues,
} from '#web/features/appointments/booking/new-appointment-values';
import { seriesBookings, seriesDates } from '#web/features/appointments/booking/series-dates';
import { tellSeries } from '#web/features/appointments/booking/series-words';
import {
  type SeriesBooking,
  type SeriesState,
  useBookSeries,
} from '#web/features/appointments/booking/use-book-series';
import { timeText } from '#web/features/appointments/entry/time-text';
import { useAppointments } from '#web/features/appointments/entry/use-appointments';
import { bookingFailure, noDateChosen } from '#web/features/appointments/form/booking-failures';
import { formGate } from '#web/features/appointments/form/form-gate';
import {
  type BookingKnowledge,
  newAppointmentProblems,
} from '#web/features/appointments/form/new-appointment-problems';
import type { FailedAttempt } from '#web/features/appointments/form/visible-field-errors';
import { notifySuccess } from '#web/ui/messages/notify';

interface NewAppointmentState {
  readonly form: UseFormReturn<NewAppointmentValues>;
  readonly save: FormEventHandler;
  readonly isSaving: boolean;
  readonly failed: FailedAttempt | undefined;
  readonly series: SeriesState;
  /** Creates what of the series is not created yet. */
  readonly retrySeries: () => void;
}

interface Opening {
  readonly draft: RefObject<NewAppointmentValues>;
  readonly preset: Partial<NewAppointmentValues>;
  readonly known: BookingKnowledge;
  readonly onDone: () => void;
}

/** One opening of the form: its values, its one act, and what became of saving it. */
export function useNewAppointment({ draft, preset, known, onDone }: Opening): NewAppointmentState {
  const [act] = useState(newAct);
  const [failed, setFailed] = useState<FailedAttempt>();
  const { run, isRunning } = useCommand(bookAppointment);
  const { data } = useAppointments();
  const series = useBookSeries();
  const refresh = useRefresh();
  const refreshAll = () => refresh(listAppointments, listInvitees, listConversations, readConversation);
  const form = useForm<NewAppointmentValues>({
    defaultValues: { ...draft.current, ...preset },
    shouldFocusError: false,
    resolver: (values) => formGate(values, newAppointmentProblems(values, known, instantFromMs(Date.now()))),
  });
  const { isUsedUp, isOpen } = useKeptDraft(draft, form.getValues);

  const bookOne = async (values: NewAppointmentValues) => {
    try {
      const answer = await run({ ...bookingInput(values), act });
      if (!answer) return;
      isUsedUp.current = true;
      onDone();
      notifySuccess(`Appuntamento creato: ${timeText(answer.appointment)}`);
    } catch (failure) {
      setFailed({ failure: bookingFailure(problemOf(failure)), values });
    }
    await refreshAll();
  };

  const bookSeries = async (values: NewAppointmentValues, wanted: readonly SeriesBooking[]) => {
    isUsedUp.current = true;
    const all = await series.book(values, wanted);
    if (!all) return;
    isUsedUp.current = all.some(({ made }) => made);
    if (isOpen.current && all.every(({ made }) => made)) onDone();
    tellSeries(all, isOpen.current);
    await refreshAll();
  };

  const save = (values: NewAppointmentValues) => {
    setFailed(undefined);
    if (!isSeries(values)) return bookOne(values);
    const wanted = seriesBookings(seriesDates(values, data?.appointments ?? [], instantFromMs(Date.now())), act);
    if (wanted.length === 0) return setFailed({ failure: noDateChosen, values });
    return bookSeries(values, wanted);
  };

  return {
    form,
    save: (event) => void form.handleSubmit(save)(event),
    isSaving: isRunning,
    failed,
    series,
    retrySeries: () => void bookSeries(form.getValues(), series.bookings),
  };
}

interface KeptDraft {
  /** Set once what was typed has become an appointment. */
  readonly isUsedUp: RefObject<boolean>;
  /** Whether the form is still there to tell what becomes of it. */
  readonly isOpen: RefObject<boolean>;
}

/** Leaves what is typed in the draft when the form closes, or a blank form when it is used up. */
function useKeptDraft(draft: RefObject<NewAppointmentValues>, getValues: () => NewAppointmentValues): KeptDraft {
  const isUsedUp = useRef(false);
  const isOpen = useRef(true);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
      draft.current = isUsedUp.current ? blankAppointment : getValues();
    };
  }, [draft, getValues]);
  return { isUsedUp, isOpen };
}
