import { useState } from 'react';
import type { Appointment } from '#contracts/appointments/appointments.api';
import {
  keepPaymentRecord,
  type PaymentRecord,
  readPaymentRecord,
} from '#web/features/payments/payment/payment-record';

/** Where the payment stands, kept in this tab with every change. */
export function usePaymentRecord(owner: string, appointment: Appointment) {
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
