import { useState } from 'react';
import { billingLabels } from '#web/fields/billing/billing-input';
import { companyLabels, type OwnBillingData, paymentLabels } from '#web/fields/billing/billing-values';
import { type BillingCode, codeDoubt } from '#web/fields/billing/code-doubt';
import { inFours, maskedIban } from '#web/fields/billing/iban-text';
import { FieldWarning } from '#web/fields/field-warning.tsx';
import { Fact } from '#web/ui/sections/fact.tsx';
import classes from '#web/ui/sections/sections.module.css';
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
            <CodeWarning code="iban" text={known.iban} />
          </dd>
        </div>
        {factsOf(known, ['accountHolder', 'bankName'])}
      </dl>
    </>
  );
}

function factsOf(known: OwnBillingData, fields: readonly (keyof typeof billingLabels)[]) {
  return fields.map((field) => (
    <Fact key={field} label={billingLabels[field]} text={known[field]}>
      {(field === 'taxCode' || field === 'vatNumber') && <CodeWarning code={field} text={known[field]} />}
    </Fact>
  ));
}

/** A code that was saved though its own check fails: beside the field nobody may have seen it. */
function CodeWarning({ code, text }: { readonly code: BillingCode; readonly text: string }) {
  const doubt = codeDoubt(code, text);
  return doubt && <FieldWarning advice="Da qui dipendono fatture e pagamenti.">{doubt}</FieldWarning>;
}

/** The IBAN in full only on request, since others may see the screen. */
function SavedIban({ iban }: { readonly iban: string }) {
  const [isShown, setShown] = useState(false);
  if (iban === '') return <span className={classes.none}>non indicato</span>;
  return (
    <>
      <output>{isShown ? inFours(iban) : maskedIban(iban)}</output>{' '}
      <TextButton onPress={() => setShown(!isShown)}>
        <span>{isShown ? 'Nascondi' : 'Mostra'}</span>
        <span className="visually-hidden"> l’IBAN</span>
      </TextButton>
    </>
  );
}
