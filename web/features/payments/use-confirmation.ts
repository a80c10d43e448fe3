import { useState } from 'react';
import type { Appointment } from '#contracts/appointments/appointments.api';
import { forgetPaymentRecord } from '#web/features/payments/payment-record';
import { keepPaymentUnderWay } from '#web/features/payments/payment-under-way';
import { useLiveAppointment } from '#web/features/payments/use-live-appointment';
import { usePaymentRecord } from '#web/features/payments/use-payment-record';
import type { PaymentAnswer } from '#web/features/payments/use-payment-request';

type Page = Extract<PaymentAnswer, { kind: 'page' }>;

/** How far the confirmation is: what the platform says comes before what this tab remembers. */
export function useConfirmation(owner: string, seen: Appointment) {
  const { appointment, isGone, problem } = useLiveAppointment(seen);
  const { record, change } = usePaymentRecord(owner, seen.token);
  const [page, setPage] = useState<Page>();
  const [isConfirmed, setConfirmed] = useState(false);
  const isDone = isConfirmed || appointment.status === 'accepted';

  const take = (answer: PaymentAnswer) => {
    if (answer.kind === 'confirmed') {
      forgetPaymentRecord(owner, seen.token);
      return setConfirmed(true);
    }
    setPage(answer);
    change({ isWaiting: true });
    keepPaymentUnderWay(owner, seen.token);
  };
  const giveUp = () => {
    change({ isWaiting: false, tab: 'pay' });
    keepPaymentUnderWay(owner, '');
  };
  return {
    stage: isDone ? 'done' : isGone ? 'gone' : record.isWaiting ? 'waiting' : 'steps',
    appointment,
    isUnread: problem !== undefined,
    record,
    change,
    page,
    take,
    giveUp,
  } as const;
}
