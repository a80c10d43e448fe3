import { IconPrinter } from '@tabler/icons-react';
import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import type { Appointment } from '#contracts/appointments/appointments.api';
import { ownWallet } from '#contracts/payments/payments.api';
import { useLazyQuery } from '#web/api/use-lazy-query';
import classes from '#web/features/payments/receipt/payment-receipt.module.css';
import { type PaymentSummary, paymentSummary, textOfSummary } from '#web/features/payments/receipt/payment-summary';
import { type ProvenPayment, provenPayment } from '#web/features/payments/receipt/proven-payment';
import { productName } from '#web/product';
import { saveFile } from '#web/ui/files/save-file';
import paper from '#web/ui/print/paper.module.css';
import { canPrint, printUnder } from '#web/ui/print/print-under';
import { QuietButton } from '#web/ui/quiet-button.tsx';

interface ShownPayment {
  /** Undefined while none is proved. */
  readonly payment: ProvenPayment | undefined;
  /** The use of the credit is still being read. */
  readonly isReading: boolean;
}

/** What is proved to have been paid for a session that was confirmed just now. */
export function useProvenPayment(appointment: Appointment): ShownPayment {
  const isPaid = provenPayment(appointment, undefined) !== undefined;
  const { state, ask } = useLazyQuery(ownWallet);
  useEffect(() => {
    // The cached movements of the credit may be older than the payment.
    if (isPaid) void ask({});
  }, [isPaid, ask]);
  const movements = state.kind === 'answered' ? state.output.movements : undefined;
  return {
    payment: provenPayment(appointment, movements),
    isReading: state.kind === 'none' || state.kind === 'asked',
  };
}

interface PaymentReceiptProps {
  readonly appointment: Appointment;
  /** What the appointment is called: 'Seduta terapeutica singola'. */
  readonly kind: string;
  readonly payment: ProvenPayment;
  readonly isReading: boolean;
}

/** The summary of what was paid, to be printed or saved. */
export function PaymentReceipt({ appointment, kind, payment, isReading }: PaymentReceiptProps) {
  const summary = paymentSummary(appointment, kind, payment);
  const save = () =>
    saveFile(new Blob([textOfSummary(summary)], { type: 'text/plain;charset=utf-8' }), `${summary.fileName}.txt`);
  return (
    <>
      <QuietButton
        icon={IconPrinter}
        loading={isReading}
        onPress={() => (canPrint() ? printUnder(summary.fileName) : save())}
      >
        {canPrint() ? 'Stampa il riepilogo' : 'Salva il riepilogo'}
      </QuietButton>
      <PaymentPaper summary={summary} />
    </>
  );
}

/** Replaces the page in print while mounted; never visible on the screen. */
export function PaymentPaper({ summary: { title, facts, notes } }: { readonly summary: PaymentSummary }) {
  return createPortal(
    <section hidden className={`${paper.paper} ${classes.summary}`}>
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
