import { useEffect, useEffectEvent } from 'react';
import { type Appointment, listAppointments } from '#contracts/appointments/appointments.api';
import { isConfirmationExpired } from '#contracts/appointments/confirmation-expired';
import { ownPaymentData, ownWallet } from '#contracts/payments/payments.api';
import { useQueryCache } from '#web/api/query-cache';
import { serverNow } from '#web/api/server-clock';
import { useQuery } from '#web/api/use-query';
import { forgetPaymentRecord, readPaymentRecord } from '#web/features/payments/payment/payment-record';
import { useDraftOwner } from '#web/forms/draft-owner';
import { useFrequentReading } from '#web/ui/use-frequent-reading';

/**
 * While a payment that was begun in this tab is awaited, with its dialog open or closed, reads the appointments
 * frequently. Once it is made, what it changed is read again, since it may have used up credit.
 */
export function AwaitedPayments() {
  const owner = useDraftOwner();
  const { data } = useQuery(listAppointments, {}, { live: true });
  const { refresh } = useQueryCache();
  const begun = () => data?.appointments.filter((each) => readPaymentRecord(owner, each).waitsFor !== null) ?? [];
  useFrequentReading(
    () => begun().some(isOpen),
    () => refresh([listAppointments.name]),
  );
  const settle = useEffectEvent(() => {
    const paid = begun().filter(({ status }) => status === 'accepted');
    if (paid.length === 0) return;
    for (const each of paid) forgetPaymentRecord(owner, each);
    void refresh([ownPaymentData.name, ownWallet.name]);
  });
  useEffect(() => {
    if (data) settle();
  }, [data]);
  return null;
}

function isOpen(appointment: Appointment): boolean {
  return appointment.status === 'pending' && !isConfirmationExpired(appointment, serverNow());
}
