import { type FormEventHandler, type RefObject, useEffect, useRef, useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { bookAppointment, listAppointments, listInvitees } from '#contracts/appointments/appointments.api';
import { listConversations, readConversation } from '#contracts/chat/chat.api';
import { instantFromIso, instantFromMs } from '#contracts/kernel/instant';
import { shortDateAndTimes } from '#contracts/kernel/italian-format';
import { problemOf } from '#web/api/call-failed';
import { newAct } from '#web/api/new-act';
import { useCommand } from '#web/api/use-command';
import { useRefresh } from '#web/api/use-refresh';
import { type BookingFailure, bookingFailure } from '#web/features/appointments/booking-failures';
import { type BookingKnowledge, newAppointmentProblems } from '#web/features/appointments/new-appointment-problems';
import {
  blankAppointment,
  bookingInput,
  type NewAppointmentValues,
} from '#web/features/appointments/new-appointment-values';
import { notifySuccess } from '#web/ui/notify';

/** Why the last attempt failed, with the values it was made with. */
export interface FailedBooking {
  readonly failure: BookingFailure;
  readonly values: NewAppointmentValues;
}

interface NewAppointmentState {
  readonly form: UseFormReturn<NewAppointmentValues>;
  readonly save: FormEventHandler;
  readonly isSaving: boolean;
  readonly failed: FailedBooking | undefined;
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
  const [failed, setFailed] = useState<FailedBooking>();
  const { run, isRunning } = useCommand(bookAppointment);
  const refresh = useRefresh();
  const form = useForm<NewAppointmentValues>({
    defaultValues: { ...draft.current, ...preset },
    shouldFocusError: false,
    resolver: (values) => gate(values, known),
  });
  const { getValues } = form;
  const isBooked = useRef(false);
  useEffect(
    () => () => {
      draft.current = isBooked.current ? blankAppointment : getValues();
    },
    [draft, getValues],
  );

  const book = async (values: NewAppointmentValues) => {
    setFailed(undefined);
    try {
      const answer = await run({ ...bookingInput(values), act });
      if (!answer) return;
      isBooked.current = true;
      onDone();
      const { startsAt, endsAt } = answer.appointment;
      notifySuccess(`Appuntamento creato: ${shortDateAndTimes(instantFromIso(startsAt), instantFromIso(endsAt))}`);
    } catch (failure) {
      setFailed({ failure: bookingFailure(problemOf(failure)), values });
    }
    await refresh(listAppointments, listInvitees, listConversations, readConversation);
  };

  return { form, save: (event) => void form.handleSubmit(book)(event), isSaving: isRunning, failed };
}

/** Lets nothing through that has a problem; which one is shown, and when, is the fields' affair. */
function gate(values: NewAppointmentValues, known: BookingKnowledge) {
  const problems = newAppointmentProblems(values, known, instantFromMs(Date.now()));
  const errors = Object.entries(problems).map(([field, message]) => [field, { type: 'rule', message }]);
  return errors.length === 0 ? { values, errors: {} } : { values: {}, errors: Object.fromEntries(errors) };
}
