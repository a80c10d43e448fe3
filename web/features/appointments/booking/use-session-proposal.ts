import { useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { blankAppointment, type NewAppointmentValues } from '#web/features/appointments/booking/new-appointment-values';
import { sessionLikeLast } from '#web/features/appointments/booking/session-like-last';
import { useAppointments } from '#web/features/appointments/entry/use-appointments';
import type { BookingKnowledge } from '#web/features/appointments/form/new-appointment-problems';

const proposed = ['title', 'kind', 'slots'] as const;

/**
 * Fills in title, kind and length once a patient is chosen, as in the last session with them, where nothing else was
 * typed. The whole form, which shows them, leaves them open for somebody who has not come yet.
 */
export function useSessionProposal(
  { getValues, setValue }: Pick<UseFormReturn<NewAppointmentValues>, 'getValues' | 'setValue'>,
  known: BookingKnowledge,
  isShort: boolean,
): (patient: string) => void {
  const { data } = useAppointments();
  const last = useRef<Pick<NewAppointmentValues, (typeof proposed)[number]>>(blankAppointment);
  return (patient) => {
    const isReturning = known.invitees.some((one) => one.patient === patient && one.hasIntroductoryTalk);
    const isOpen = patient === '' || !(isShort || isReturning);
    const next = isOpen ? blankAppointment : sessionLikeLast(patient, data?.appointments ?? [], known);
    for (const name of proposed) {
      const isTyped = ![last.current[name], blankAppointment[name]].includes(getValues(name));
      if (!isTyped) setValue(name, next[name]);
    }
    last.current = next;
  };
}
