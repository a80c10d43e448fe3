import { useState } from 'react';
import type { Appointment } from '#contracts/appointments/appointments.api';
import {
  forgetPaymentRecord,
  keepPaymentRecord,
  type PaymentRecord,
  readPaymentRecord,
} from '#web/features/payments/payment/payment-record';
import { keepPaymentUnderWay } from '#web/features/payments/payment/payment-under-way';
import { useLiveAppointment } from '#web/features/payments/payment/use-live-appointment';
import type { PaymentAnswer } from '#web/features/payments/payment/use-payment-request';
import type { PaymentPageState } from '#web/features/payments/payment/waiting-words.tsx';

type Page = Extract<PaymentAnswer, { kind: 'page' }>;

/** The state of the confirmation; what the platform says takes precedence over what this tab has kept. */
export function useConfirmation(owner: string, seen: Appointment) {
  const { appointment, gone, problem } = useLiveAppointment(seen);
  const { record, change } = usePaymentRecord(owner, appointment);
  const [page, setPage] = useState<Page>();
  const [isConfirmed, setConfirmed] = useState(false);
  const isPageOfBefore = record.waitsFor !== null && record.waitsFor !== appointment.token;

  const take = (answer: PaymentAnswer) => {
    if (answer.kind === 'confirmed') {
      forgetPaymentRecord(owner, appointment);
      return setConfirmed(true);
    }
    setPage(answer);
    change({ waitsFor: appointment.token });
    keepPaymentUnderWay(owner, appointment.token);
  };
  const giveUp = () => {
    change({ waitsFor: null, tab: 'pay' });
    keepPaymentUnderWay(owner, '');
  };
  const stage = () => {
    if (appointment.status === 'accepted') return 'done';
    if (gone) return 'gone';
    if (isConfirmed) return 'done';
    return record.waitsFor === null ? 'steps' : 'waiting';
  };
  const paymentPageState = (): PaymentPageState => {
    if (isPageOfBefore) return 'of-before';
    if (!page) return 'unknown';
    return page.isShown ? 'opened' : 'blocked';
  };
  return {
    stage: stage(),
    appointment,
    /** Meaningful in stage `gone` only. */
    whyGone: gone ?? 'missing',
    isUnread: problem !== undefined,
    /** Whether the appointment was moved after the patient opened it or its payment page. */
    isMoved: isPageOfBefore || appointment.token !== seen.token,
    record,
    change,
    /** The payment page, if it is known. A page opened before a move is for the old time. */
    page: isPageOfBefore ? undefined : page?.page,
    paymentPageState: paymentPageState(),
    take,
    giveUp,
  } as const;
}

/** The state of the payment, kept in this tab on every change. */
function usePaymentRecord(owner: string, appointment: Appointment) {
  const [record, setRecord] = useState(() => readPaymentRecord(owner, appointment));
  const change = (changes: Partial<PaymentRecord>) => {
    setRecord((before) => {
      const next = { ...before, ...changes };
      keepPaymentRecord(owner, appointment, next);
      return next;
    });
  };
  return { record, change };
}
