import { IconPrinter } from '@tabler/icons-react';
import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import type { Appointment } from '#contracts/appointments/appointments.api';
import { ownWallet } from '#contracts/payments/payments.api';
import { useLazyQuery } from '#web/api/use-lazy-query';
import classes from '#web/features/payments/payment/payment-receipt.module.css';
import { type PaymentSummary, paymentSummary, textOfSummary } from '#web/features/payments/payment/payment-summary';
import { provenPayment } from '#web/features/payments/payment/proven-payment';
import { productName } from '#web/product';
import { canPrint, printUnder } from '#web/ui/print-under';
import { QuietButton } from '#web/ui/quiet-button.tsx';
import { saveFile } from '#web/ui/save-file';

interface PaymentReceiptProps {
  readonly appointment: Appointment;
  /** The name of the appointment's kind, such as 'Seduta terapeutica singola'. */
  readonly kind: string;
}

/** The receipt of a payment, to be printed or saved; nothing while no payment is proven. */
export function PaymentReceipt({ appointment, kind }: PaymentReceiptProps) {
  const isPaid = provenPayment(appointment, undefined) !== undefined;
  const { state, ask } = useLazyQuery(ownWallet);
  useEffect(() => {
    // The cached movements of the credit may be older than the payment.
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

/** Replaces the page in print while mounted; never visible on the screen. */
function PaymentPaper({ summary: { title, facts, notes } }: { readonly summary: PaymentSummary }) {
  return createPortal(
    <section hidden className={classes.paper}>
      <p>{productName}</p>
      <h1>{title}</h1>
      <dl>
        {facts.map(([label, text]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
    </section>,
    document.body,
  );
}
