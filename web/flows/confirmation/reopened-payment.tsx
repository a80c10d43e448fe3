import { useEffect, useState } from 'react';
import type { Appointment } from '#contracts/appointments/appointments.api';
import { useAnnouncedHere } from '#web/features/appointments/acceptance/announced-confirmations';
import { useAppointmentSlots } from '#web/features/appointments/entry/appointment-slots';
import { useAppointment } from '#web/features/appointments/entry/use-appointment';
import { forgetPaymentRecord } from '#web/features/payments/payment/payment-record';
import { keepPaymentUnderWay, paymentUnderWay } from '#web/features/payments/payment/payment-under-way';
import { useLazyModule } from '#web/ui/use-lazy-module';

interface ReopenedPaymentProps {
  readonly owner: string;
}

/** Resumes the waiting for a payment that a reload of the page interrupted. */
export function ReopenedPayment({ owner }: ReopenedPaymentProps) {
  const [token] = useState(() => paymentUnderWay(owner));
  return token === '' ? null : <Reopened owner={owner} token={token} />;
}

const loadLost = () => import('#web/flows/confirmation/lost-payment-dialog.tsx');

/**
 * Finds the appointment by its token, also after a move, and opens its confirmation; says so when it no longer exists.
 */
function Reopened({ owner, token }: ReopenedPaymentProps & { readonly token: string }) {
  const [isWanted, setWanted] = useState(true);
  const [seen, setSeen] = useState<Appointment>();
  const found = useAppointment(isWanted ? token : null);
  const { Confirmation } = useAppointmentSlots();
  const { module, load } = useLazyModule(loadLost);
  useAnnouncedHere(isWanted ? token : undefined);
  // Once found, the appointment is followed by the dialog itself.
  if (!seen && 'appointment' in found) setSeen(found.appointment);
  const isLost = isWanted && !seen && found.state === 'gone';
  useEffect(() => {
    if (isLost) void load();
  }, [isLost, load]);
  const forget = () => {
    keepPaymentUnderWay(owner, '');
    forgetPaymentRecord(owner, { token, movedFrom: [] });
    setWanted(false);
  };
  return (
    <>
      <Confirmation appointment={seen} opened={isWanted && seen !== undefined} onClose={() => setWanted(false)} />
      {module && <module.LostPaymentDialog opened={isLost} onClose={forget} />}
    </>
  );
}
