import { useEffect, useRef } from 'react';
import type { Appointment } from '#contracts/appointments/appointments.api';
import { forgetTold, isToldHere } from '#web/features/appointments/entry/announced-confirmations';
import { newlyAccepted } from '#web/features/appointments/entry/newly-accepted';
import { useAppointments } from '#web/features/appointments/entry/use-appointments';
import { notifySuccess } from '#web/ui/messages/notify';

/**
 * Says, on whatever screen, that an appointment was confirmed while this tab was open (LIVE-01, LIVE-05, LIVE-08).
 * Neither with whom nor what for: somebody may be looking on.
 */
export function AcceptedWatcher() {
  const { data } = useAppointments();
  const before = useRef<readonly Appointment[]>(undefined);
  useEffect(() => forgetTold, []);
  useEffect(() => {
    if (!data) return;
    const accepted = before.current ? newlyAccepted(before.current, data.appointments) : [];
    before.current = data.appointments;
    for (const token of accepted) {
      if (!isToldHere(token)) notifySuccess('Appuntamento confermato con successo');
    }
  }, [data]);
  return null;
}
