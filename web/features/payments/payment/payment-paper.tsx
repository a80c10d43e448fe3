import { createPortal } from 'react-dom';
import classes from '#web/features/payments/payment/payment-paper.module.css';
import type { PaymentSummary } from '#web/features/payments/payment/payment-summary';
import { productName } from '#web/product';

/** What the printer gets in place of the page, for as long as this is here. Nobody meets it on the screen. */
export function PaymentPaper({ summary: { title, facts, notes } }: { readonly summary: PaymentSummary }) {
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
