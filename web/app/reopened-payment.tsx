import { useState } from 'react';
import { listAppointments } from '#contracts/appointments/appointments.api';
import { useQuery } from '#web/api/use-query';
import { useStepDialogs } from '#web/features/appointments/step-dialogs';
import { useToldHere } from '#web/features/appointments/told-here';
import { paymentUnderWay } from '#web/features/payments/payment-under-way';

/** Opens the waiting for a payment again that a reload of the page cut off (PAY-21). */
export function ReopenedPayment({ owner }: { readonly owner: string }) {
  const [token] = useState(() => paymentUnderWay(owner));
  const [isWanted, setWanted] = useState(token !== '');
  useToldHere(isWanted ? token : undefined);
  const { data } = useQuery(listAppointments, isWanted ? {} : null);
  const { Confirmation } = useStepDialogs();
  const appointment = data?.appointments.find((one) => one.token === token);
  if (token === '') return null;
  return (
    <Confirmation
      appointment={appointment}
      opened={isWanted && appointment !== undefined}
      onClose={() => setWanted(false)}
    />
  );
}
