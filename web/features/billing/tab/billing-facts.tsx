import { useState } from 'react';
import classes from '#web/features/billing/tab/billing-tab.module.css';
import { billingLabels } from '#web/fields/billing/billing-input';
import { companyLabels, type OwnBillingData, paymentLabels } from '#web/fields/billing/billing-values';
import { inFours, maskedIban } from '#web/fields/billing/iban-text';
import { TextButton } from '#web/ui/text-button.tsx';

/** The billing data as they are saved, to be read (BILL-09, BILL-10, BILL-14). */
export function BillingFacts({ known }: { readonly known: OwnBillingData }) {
  return (
    <>
      <h3 className={classes.subtitle}>Dati societari</h3>
      <dl className={classes.facts}>
        {factsOf(known, Object.keys(companyLabels) as (keyof typeof companyLabels)[])}
        <Fact label="Email" text={known.email} />
      </dl>
      <h3 className={classes.subtitle}>Dati per il pagamento</h3>
      <dl className={classes.facts}>
        <div>
          <dt>{paymentLabels.iban}</dt>
          <dd>
            <SavedIban iban={known.iban} />
          </dd>
        </div>
        {factsOf(known, ['accountHolder', 'bankName'])}
      </dl>
    </>
  );
}

function factsOf(known: OwnBillingData, fields: readonly (keyof typeof billingLabels)[]) {
  return fields.map((field) => <Fact key={field} label={billingLabels[field]} text={known[field]} />);
}

function Fact({ label, text }: { readonly label: string; readonly text: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{text || <span className={classes.none}>non indicato</span>}</dd>
    </div>
  );
}

/** The IBAN in full only on request, since others may see the screen. */
function SavedIban({ iban }: { readonly iban: string }) {
  const [isShown, setShown] = useState(false);
  if (iban === '') return <span className={classes.none}>non indicato</span>;
  return (
    <>
      <output>{isShown ? inFours(iban) : maskedIban(iban)}</output>{' '}
      <TextButton onPress={() => setShown(!isShown)}>
        {isShown ? 'Nascondi' : 'Mostra'}
        <span className="visually-hidden"> l’IBAN</span>
      </TextButton>
    </>
  );
}
