import { useEffect, useRef } from 'react';
import type { Appointment } from '#contracts/appointments/appointments.api';
import { forgetAnnounced, isAnnouncedHere } from '#web/features/appointments/acceptance/announced-confirmations';
import { newlyAccepted } from '#web/features/appointments/acceptance/newly-accepted';
import { dateAndTimes } from '#web/features/appointments/entry/appointment-times';
import { useAppointments } from '#web/features/appointments/entry/use-appointments';
import { notifySuccess } from '#web/ui/messages/notify';

/**
 * Announces on every screen that an appointment was confirmed while this tab was open, and when it is. It names neither
 * the person nor the reason: another person may see the display.
 */
export function AcceptedWatcher() {
  const { data } = useAppointments();
  const before = useRef<readonly Appointment[]>(undefined);
  useEffect(() => forgetAnnounced, []);
  useEffect(() => {
    if (!data) return;
    const accepted = before.current ? newlyAccepted(before.current, data.appointments) : [];
    before.current = data.appointments;
    for (const token of accepted) {
      const confirmed = data.appointments.find((one) => one.token === token);
      if (!confirmed || isAnnouncedHere(token)) continue;
      notifySuccess('Appuntamento confermato con successo', { advice: dateAndTimes(confirmed) });
    }
  }, [data]);
  return null;
}
