import { IconPrinter } from '@tabler/icons-react';
import { useEffect } from 'react';
import type { Appointment } from '#contracts/appointments/appointments.api';
import { ownWallet } from '#contracts/payments/payments.api';
import { provenPayment } from '#contracts/payments/proven-payment';
import { useQuestion } from '#web/api/use-lazy-query';
import { PaymentPaper } from '#web/features/payments/payment/payment-paper.tsx';
import { paymentSummary, textOfSummary } from '#web/features/payments/payment/payment-summary';
import { canPrint, printUnder } from '#web/ui/print-under';
import { QuietButton } from '#web/ui/quiet-button.tsx';
import { saveFile } from '#web/ui/save-file';

interface PaymentReceiptProps {
  readonly appointment: Appointment;
  /** What the appointment is called: 'Seduta terapeutica singola'. */
  readonly kind: string;
}

/** The summary of what was paid, to be printed or saved; nothing while no payment is proved. */
export function PaymentReceipt({ appointment, kind }: PaymentReceiptProps) {
  const isPaid = provenPayment(appointment, undefined) !== undefined;
  const { state, ask } = useQuestion(ownWallet);
  useEffect(() => {
    // What was kept of the credit may be older than the payment.
    if (isPaid) void ask({});
  }, [isPaid, ask]);
  const payment = provenPayment(appointment, state.kind === 'answered' ? state.output.movements : undefined);
  if (!payment) return null;

  const summary = paymentSummary(appointment, kind, payment);
  const save = () =>
    saveFile(new Blob([textOfSummary(summary)], { type: 'text/plain;charset=utf-8' }), `${summary.fileName}.txt`);
  return (
    <>
      <QuietButton
        icon={IconPrinter}
        loading={state.kind === 'none' || state.kind === 'asked'}
        onPress={() => (canPrint() ? printUnder(summary.fileName) : save())}
      >
        {canPrint() ? 'Stampa il riepilogo' : 'Salva il riepilogo'}
      </QuietButton>
      <PaymentPaper summary={summary} />
    </>
  );
}
